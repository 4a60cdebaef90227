import type { Subject } from '../../plan.ts'

export const practiceEn = {
  title: 'Practice',
  text: 'One small task a week, from your own songs. Your next saves show what came of it. It is kept in this browser.',
  subject: 'I want to learn',
  none: 'Nothing for now',
  subjects: {
    harmony: 'Harmony',
    rhythm: 'Rhythm',
    arrangement: 'Arrangement',
    mix: 'Mix',
  } satisfies Record<Subject, string>,
  startWeek: 'Take a task for this week',
  nothing: 'The songs you read last have nothing more to practise here. Read another song, or choose another subject.',
  bars: (from: number, to: number) => (from === to ? `bar ${from}` : `bars ${from}–${to}`),
  done: 'Done',
  notDone: 'Not done',
  open: 'Open the lesson in the song',
  outcomes: {
    none: 'No later save of this song has been read yet.',
    settled: 'Settled in the latest save.',
    told: 'The latest save still shows it.',
  },
  earlier: (tasks: number) => `Earlier weeks (${tasks})`,
}

export type PracticeCopy = typeof practiceEn
