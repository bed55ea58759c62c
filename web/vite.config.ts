import adapter from '@sveltejs/adapter-static'
import { sveltekit } from '@sveltejs/kit/vite'
import { defineConfig } from 'vite'
import { chunks } from './chunks.ts'
import { oneLanguage } from './one-language.ts'

export default defineConfig({
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting: chunks } } } } },
  plugins: [
    oneLanguage(),
    await sveltekit({
      adapter: adapter({ pages: '../.build/web', fallback: 'app.html', precompress: true }),
      outDir: '../.build/kit',
      csp: {
        mode: 'hash',
        directives: {
          'default-src': ['self'],
          'connect-src': ['self'],
          'img-src': ['self', 'data:'],
          'style-src': ['self', 'unsafe-inline'],
          'base-uri': ['none'],
          'form-action': ['none'],
          'object-src': ['none'],
        },
      },
      serviceWorker: { register: false },
      version: { pollInterval: 0 },
    }),
  ],
})
