import type { EarsCopy } from '../en/ears.ts'

export const earsNb: EarsCopy = {
  few: 'Denne låten gir for få spørsmål med et sikkert svar.',
  place: (at, all) => `Spørsmål ${at} av ${all}`,
  ask: (question) => {
    switch (question.kind) {
      case 'next':
        return `Du hører taktene fram til takt ${question.bar}, som slutter på ${question.before}. Hvilken akkord kommer nå?`
      case 'home':
        return `Du hører tre takter. Er den siste, takt ${question.bar}, hjemme (${question.key})?`
      case 'change':
        return `Tonearten går fra ${question.from} til ${question.to}. I hvilken takt?`
      case 'offBeat':
        return `Du hører to stemmer fra takt ${question.bar}. Hvilken spiller på offbeat?`
      case 'louder':
        return `Du hører takt ${question.bar} to ganger. Hvilken gang er den sterkest?`
    }
  },
  told: (question, answer) => {
    switch (question.kind) {
      case 'next':
        return `${answer} kommer, i takt ${question.bar}.`
      case 'home':
        return question.answer === 0
          ? `Takt ${question.bar} er hjemme: ${question.chord}.`
          : `Takt ${question.bar} er ${question.chord}: ikke hjemme.`
      case 'change':
        return `Tonearten skifter i takt ${question.bar}.`
      case 'offBeat':
        return `${answer} spiller mellom slagene.`
      case 'louder':
        return `${answer} var sterkest, med ${question.decibels} dB.`
    }
  },
  choice: (choice) => {
    if (choice.kind === 'name') return choice.name
    if (choice.kind === 'bar') return `Takt ${choice.bar}`
    if (choice.kind === 'turn') return choice.turn === 1 ? 'Den første gangen' : 'Den andre gangen'
    return choice.kind === 'yes' ? 'Ja' : 'Nei'
  },
  again: 'Hør igjen',
  hear: (name) => `Hør ${name}`,
  right: 'Ja.',
  wrong: 'Ikke denne gangen.',
  next: 'Neste',
  end: 'Til slutten',
  keys: 'Taster: 1 og 2 svarer, mellomrom spiller igjen, Enter går videre.',
  done: (right, all) => `Du hørte ${right} av ${all}.`,
  missed: (kinds) => `Det du ikke hørte, kommer igjen i neste runde: ${kinds.join(', ')}.`,
  kinds: {
    next: 'neste akkord',
    home: 'hjemme eller borte',
    change: 'hvor tonearten skifter',
    offBeat: 'offbeat',
    louder: 'lydstyrke',
  },
  all: 'Nå hviler de en runde eller to.',
  another: 'En runde til',
  close: 'Lukk',
}
