import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Count along with the drums: the pattern starts over after {beats} beats. Live still counts another bar, so its bar lines, its click and its grid fall beside the music.',
    tryThis: [
      'Play the song, tap your foot, and say “one” each time the pattern starts over.',
      'Set the time signature in Live’s control bar to {meter}. Nothing that you hear changes, only the ruler.',
    ],
    listenFor: 'Whether the click of the metronome says “one” together with the drums.',
  },
  intermediate: {
    why: 'We hear the one at the place where patterns come again together. Here drums, bass or loops return every {beats} beats, and none keeps Live’s bar. Under another ruler, snapping, launch quantisation and bar numbers do not help you.',
    tryThis: [
      'Set the time signature to {meter} at the start, and check that the sections now begin on bar numbers.',
      'Where the song begins with a pickup, insert a short bar first so that the next one falls on the music’s one.',
    ],
    listenFor: 'Which chord and which kick feel like the start of the bar.',
  },
  advanced: {
    why: 'Metre is inferred: parallel events prefer parallel places in the bar (Lerdahl & Jackendoff, Temperley). If every layer has the same period, nothing drifts against anything; what looks like polymetre on Live’s grid is plain metre under another signature.',
    tryThis: [
      'Decide on the level of the bar: {beats} beats, or twice that as one slow bar. Harmonic rhythm usually decides.',
      'For real polymetre, let one layer keep the bar while another goes on in {beats}.',
    ],
    listenFor: 'How often the harmony changes: bars are rarely shorter than that.',
  },
}
