import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'One chord feels like home in {key}. Your song stays away from it for {bars} bars and comes back in bar {back}. The longer it is away, the more the return is felt.',
    tryThis: ['Play from bar {start} to bar {back} and hum the home note.', 'Listen to the moment when it comes back.'],
    listenFor: 'Whether the return feels like arriving.',
  },
  intermediate: {
    why: 'Tension in harmony is distance from home. Between bar {start} and bar {back} nothing rests on the home chord, so the ear waits. What happens when it returns decides whether the wait was worth it.',
    tryThis: [
      'See what else changes in bar {back}. Add a change there, or take one away, and compare.',
      'Put the dominant right before it, and take it away again to compare.',
    ],
    listenFor: 'How strong the pull is just before bar {back}.',
  },
  advanced: {
    why: 'An absent tonic can be a plan (Spicer 2017 calls it that) or a place where a substitute, such as vi or the relative chord, takes its place. Here {bars} bars pass without it. The return weighs more on a strong bar, in root position, and with the melody on the tonic or third.',
    tryThis: [
      'Delay the return by one more chord.',
      'Let it return over another bass note first, and in root position four bars later.',
    ],
    listenFor: 'Which chord the ear takes for home in the meantime.',
  },
}
