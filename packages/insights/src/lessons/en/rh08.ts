import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Some rhythms have names because so many people use them. “{track}” plays one in {bars} bars: it leans away from the beat and comes back to it, and that pull invites you to move.',
    tryThis: ['Clap it over a steady count of four.', 'Move every note onto the beat, listen, and undo.'],
    listenFor: 'Where your foot and your hands part, and where they meet again.',
  },
  intermediate: {
    why: 'Each time round “{track}” begins {onsets} notes, {onBeats} of them on a beat: the rest pulls away from it and comes home. Because it returns in {bars} bars, a listener soon waits for exactly these places.',
    tryThis: [
      'For four bars let a clap play its notes beside the beat, then only those on it: the one stresses the pull, the other the home.',
      'Move the notes beside the beat onto the next beat, play, and undo: what is lost is the rhythm’s own part.',
    ],
    listenFor: 'Whether the parts around it still give a beat to lean against.',
  },
  advanced: {
    why: 'These rhythms are kin: the Charleston figure is a tresillo without its last note, the habanera one with the middle of the bar added, the cinquillo one with two notes more; the claves spread five notes over a longer round. Started on another of its notes, the same round is another rhythm (Toussaint).',
    tryThis: [
      'Start the pattern of “{track}” on another of its own notes and keep everything else where it is.',
      'Fill the longest gap with a soft note in every fourth bar.',
    ],
    listenFor: 'Which rotation pushes forward, and which sits back.',
  },
}
