import type { Choice, Kind, Question } from '../../question.ts'

export const earsEn = {
  few: 'This song does not have enough places with a clear answer.',
  place: (at: number, all: number) => `Question ${at} of ${all}`,
  ask: (question: Question): string => {
    switch (question.kind) {
      case 'next':
        return `You hear bars up to bar ${question.bar}, ending on ${question.before}. Which chord comes next?`
      case 'home':
        return `You hear three bars. Is the last one, bar ${question.bar}, home (${question.key})?`
      case 'change':
        return `The key moves from ${question.from} to ${question.to}. At which bar?`
      case 'offBeat':
        return `You hear two parts from bar ${question.bar}. Which one plays off the beat?`
      case 'louder':
        return `You hear bar ${question.bar} twice. Which time is it louder?`
    }
  },
  told: (question: Question, answer: string): string => {
    switch (question.kind) {
      case 'next':
        return `${answer} comes next, at bar ${question.bar}.`
      case 'home':
        return question.answer === 0
          ? `Bar ${question.bar} is home: ${question.chord}.`
          : `Bar ${question.bar} is ${question.chord}: not home.`
      case 'change':
        return `The key changes at bar ${question.bar}.`
      case 'offBeat':
        return `${answer} plays between the beats.`
      case 'louder':
        return `${answer} was louder, by ${question.decibels} dB.`
    }
  },
  choice: (choice: Choice): string => {
    if (choice.kind === 'name') return choice.name
    if (choice.kind === 'bar') return `Bar ${choice.bar}`
    if (choice.kind === 'turn') return choice.turn === 1 ? 'The first time' : 'The second time'
    return choice.kind === 'yes' ? 'Yes' : 'No'
  },
  again: 'Hear it again',
  hear: (name: string) => `Hear ${name}`,
  right: 'Yes.',
  wrong: 'Not this time.',
  next: 'Next',
  end: 'To the end',
  keys: 'Keys: 1 and 2 answer, Space plays again, Enter goes on.',
  done: (right: number, all: number) => `You heard ${right} of ${all}.`,
  missed: (kinds: readonly string[]) => `What you missed comes again in the next round: ${kinds.join(', ')}.`,
  kinds: {
    next: 'the next chord',
    home: 'home or away',
    change: 'where the key changes',
    offBeat: 'the off-beat',
    louder: 'loudness',
  } satisfies Record<Kind, string>,
  all: 'These questions now rest for a round or two.',
  another: 'Another round',
  close: 'Close',
}

export type EarsCopy = typeof earsEn
