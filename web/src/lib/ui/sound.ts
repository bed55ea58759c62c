/** A soft knock on wood, made on the spot: nothing is fetched for it. */
export function knock(pitch = 190): void {
  const context = new AudioContext()
  const tone = context.createOscillator()
  const loudness = context.createGain()
  const [now, end] = [context.currentTime, context.currentTime + 0.14]
  tone.type = 'triangle'
  tone.frequency.setValueAtTime(pitch, now)
  tone.frequency.exponentialRampToValueAtTime(pitch / 3, end)
  loudness.gain.setValueAtTime(0.25, now)
  loudness.gain.exponentialRampToValueAtTime(0.001, end)
  tone.connect(loudness).connect(context.destination)
  tone.onended = () => void context.close()
  tone.start(now)
  tone.stop(end)
}
