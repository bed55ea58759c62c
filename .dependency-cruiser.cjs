/** The rooms of the house and who may call on whom; every folder has one door, its index.ts. */
const may = {
  engine: [],
  games: ['engine'],
  lobby: ['engine'],
  protocol: ['engine'],
  room: ['engine', 'lobby', 'protocol'],
  client: ['engine', 'lobby', 'protocol'],
  'hosts/shared': ['engine', 'games', 'protocol', 'room'],
  'hosts/node': ['engine', 'games', 'protocol', 'room', 'hosts/shared'],
  'hosts/cloudflare': ['engine', 'games', 'protocol', 'room', 'hosts/shared'],
  texts: [],
  telling: ['engine', 'games', 'texts'],
  web: ['engine', 'games', 'lobby', 'protocol', 'client', 'texts', 'telling'],
  cli: ['engine', 'games', 'lobby', 'texts', 'telling', 'hosts/shared', 'hosts/node'],
}
const notTest = '(\\.test\\.ts$|/test/|^e2e/|^engine/law)'
/** Each table of texts and each part of a telling is a door of its own, so that a chunk of the app carries only what it says. */
const doors = { texts: '[a-z-]+|tables/[a-z-]+', telling: '[a-z]+|[a-z]+/[a-z]+' }

const folders = Object.entries(may).flatMap(([folder, allowed]) => [
  {
    name: `${folder}-imports-only-${allowed.join('-') || 'nothing'}`.replaceAll('/', '-'),
    severity: 'error',
    from: { path: `^${folder}/`, pathNot: notTest },
    to: {
      dependencyTypesNot: ['core'],
      path: '^[a-z]+/',
      pathNot: `^(${[folder, 'node_modules', ...allowed].join('|')})/`,
    },
  },
  {
    name: `${folder}-has-one-door`.replaceAll('/', '-'),
    severity: 'error',
    from: { path: '^(?!node_modules)', pathNot: `^${folder}/|${notTest}|^(tools|bench)/` },
    to: { path: `^${folder}/`, pathNot: `^${folder}/(${doors[folder] ?? 'index|[a-z]+/index'})\\.ts$` },
  },
])

module.exports = {
  forbidden: [
    ...folders,
    {
      name: 'hosts-share-only-what-both-can-run',
      severity: 'error',
      from: { path: '^hosts/(shared|cloudflare)/', pathNot: notTest },
      to: { path: '^node:(?!crypto$)|^(fs|path|os|http|https|net|child_process)$' },
    },
    {
      name: 'no-circles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only', 'dynamic-import'] } },
    },
    {
      name: 'rules-import-only-valibot',
      severity: 'error',
      from: { path: '^(engine|games|lobby)/', pathNot: notTest },
      to: { dependencyTypes: ['npm', 'npm-dev', 'core'], pathNot: 'node_modules/valibot' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: 'texts/compiled' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default'] },
  },
}
