import type { GlossaryPageCopy } from '../en/glossary.ts'

export const glossaryPageNb: GlossaryPageCopy = {
  title: 'Ordliste',
  description:
    'Ord fra musikkteori, arrangering, miksing og Ableton Live slik Kvint bruker dem: en definisjon, et eksempel og det de forveksles med.',
  lead: 'Hvert ord som en rapport eller leksjon bruker: hva det betyr, et eksempel, og hva det lett forveksles med.',
  confusion: 'Må ikke forveksles',
  alsoCalled: 'Også kalt',
  related: 'Se også',
  fields: {
    live: 'Live',
    mixing: 'Miksing',
    keys: 'Tonearter og skalaer',
    chords: 'Akkorder',
    melody: 'Melodi og stemmer',
    form: 'Rytme og form',
    kvint: 'Kvint',
    assistants: 'Assistenter og tilgang',
  },
}
