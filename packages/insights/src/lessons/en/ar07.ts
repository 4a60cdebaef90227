import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'A listener likes to feel that something is coming. A moment of silence at the end of bar {last} is enough to say so.',
    tryThis: [
      'Select the last beat of bar {last} on all tracks, and press Delete.',
      'Play it from four bars before.',
      'Undo, and play it again.',
    ],
    listenFor: 'Do you lean forward just before bar {bar}?',
  },
  intermediate: {
    why: 'A cut without warning has a force of its own, and it surprises most when the other changes are prepared. With a sign in bar {last} the listener leans towards bar {bar} instead of being caught by it.',
    tryThis: [
      'Play from four bars before bar {bar} as it is; then let one of the new parts begin a beat early, in bar {last}, and play again. Keep the one that opens the section better.',
      'Or let the low end of bar {last} fall away, by a high-pass filter or by switching the lowest part off there, so that it returns on the one.',
    ],
    listenFor: 'Whether the first beat of bar {bar} catches you, or you are already there.',
  },
  advanced: {
    why: 'Expectation and its delay make an arrival. A hard cut has its own effect, which is strongest when the other changes in the song are prepared.',
    tryThis: [
      'Automate a high-pass on what plays before bar {bar} from 20 to 200 Hz over two bars, with a jump back on the one.',
      'Or end bar {last} half a beat early in all parts: the hole does the same work.',
    ],
    listenFor: 'Whether prepared and unprepared changes have a plan over the whole form.',
  },
}
