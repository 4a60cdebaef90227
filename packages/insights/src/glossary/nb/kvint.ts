import type { TermId } from '../terms.ts'
import type { TermWords } from '../term-words.ts'

export const kvintNb = {
  report: {
    name: 'rapport',
    definition: 'Alt Kvint har å si om én lagring av et sett.',
    example: 'Oversikt, harmonikk, arrangement og funn i Tidevann v03.',
  },
  finding: {
    name: 'funn',
    definition:
      'Noe i settet ditt som er verdt å fortelle, med det som ble sett, hvorfor det betyr noe, og hva du kan prøve.',
    example: '«Limiteren er ikke sist på hovedsporet.»',
    confusion: 'Det er ikke en feil: Du kan ha ment det slik, og kan si det.',
  },
  check: {
    name: 'sjekk',
    definition: 'En regel som leter etter én type funn.',
    example: 'MB02 leter etter enheter bak limiteren.',
  },
  stage: {
    name: 'stadium',
    definition:
      'Hvor langt en sang er kommet: skisse, arrangement, miks eller eksport. Det avgjør hva som hjelper å høre nå.',
    example: 'En loop på åtte takter uten form er en skisse.',
  },
  role: {
    name: 'rolle',
    definition:
      'Det et spor gjør i musikken: basstromme, bass, akkorder, lead og så videre, med hvor sikker Kvint er og hvorfor.',
    example: '«808 long» leses som bass, etter navnet og tonene.',
  },
} as const satisfies Partial<Record<TermId, TermWords>>
