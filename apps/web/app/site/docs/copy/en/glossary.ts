import type { TermField } from '@kvint/insights/glossary'

export const glossaryPageEn = {
  title: 'Glossary',
  description:
    'Terms of music theory, arrangement, mixing and Ableton Live as Kvint uses them, each with a definition, an example, and what it is confused with.',
  lead: 'Every term that a report or a lesson uses: what it means, an example, and what it is easily confused with.',
  confusion: 'Not to be confused',
  alsoCalled: 'Also called',
  related: 'See also',
  fields: {
    live: 'Live',
    mixing: 'Mixing',
    keys: 'Keys and scales',
    chords: 'Chords',
    melody: 'Melody and voices',
    form: 'Rhythm and form',
    kvint: 'Kvint',
    assistants: 'Assistants and access',
  } satisfies Record<TermField, string> as Record<TermField, string>,
}

export type GlossaryPageCopy = typeof glossaryPageEn
