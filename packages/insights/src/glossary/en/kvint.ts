import type { TermId } from '../terms.ts'
import type { TermWords } from '../term-words.ts'

export const kvintEn = {
  report: {
    name: 'report',
    definition: 'All that Kvint has to say about one save of a set.',
    example: 'Overview, harmony, arrangement and findings of Tide v03.',
  },
  finding: {
    name: 'finding',
    definition: 'Something in your set that is worth telling, with what was seen, why it matters, and what to try.',
    example: '“The limiter is not last on the main track.”',
    confusion: 'It is not an error: you may have wanted it so, and can say so.',
  },
  check: {
    name: 'check',
    definition: 'A rule that looks for one kind of finding.',
    example: 'MB02 looks for devices behind the limiter.',
  },
  stage: {
    name: 'stage',
    definition: 'How far a song has come: sketch, arrange, mix or export. It decides what helps to hear now.',
    example: 'A loop of eight bars without a form is a sketch.',
  },
  role: {
    name: 'role',
    definition: 'What a track does in the music: kick, bass, chords, lead and so on, with how sure Kvint is and why.',
    example: '“808 long” is read as bass, by its name and its notes.',
  },
} as const satisfies Partial<Record<TermId, TermWords>>
