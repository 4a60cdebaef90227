import type { TermId } from '../terms.ts'
import type { TermWords } from '../term-words.ts'

export const melodyNb = {
  'non-chord-tone': {
    name: 'akkordfremmed tone',
    definition: 'En tone som ikke hører til akkorden under.',
    example: 'D over akkorden C.',
  },
  'passing-tone': {
    name: 'gjennomgangstone',
    definition: 'Et trinn mellom to akkordtoner i samme retning.',
    example: 'C D E over C: D er på gjennomgang.',
  },
  'neighbour-tone': {
    name: 'dreietone',
    definition: 'Et trinn bort fra en akkordtone og tilbake.',
    example: 'E F E over C: F er en dreietone.',
    alsoCalled: ['vekseltone'],
  },
  suspension: {
    name: 'forholdning',
    definition: 'En tone som henger igjen fra forrige akkord og så går et trinn ned.',
    example: 'C holdt over G, og så H.',
    confusion: 'En sus-akkord er en akkord for seg; den må ikke løses.',
  },
  anticipation: {
    name: 'forutgrep',
    definition: 'En tone fra neste akkord som kommer for tidlig.',
    example: 'C sunget rett før G blir til C.',
    alsoCalled: ['antesipasjon'],
  },
  appoggiatura: {
    name: 'appoggiatura',
    definition: 'Et sprang til en tone som lener seg på slaget og så går inn i akkorden.',
    example: 'Et sprang til F over C som faller til E.',
    confusion: 'En forholdning lener seg også, men var der fra før.',
    alsoCalled: ['forslag på slaget'],
  },
  tension: {
    name: 'spenning',
    definition: 'En tone som gnisser mot akkorden og får deg til å vente.',
    example: 'H over Am: nonen.',
  },
  'voice-leading': {
    name: 'stemmeføring',
    definition: 'Hvordan hver tone i en akkord går til neste akkord; små bevegelser klinger mykt.',
    example: 'C E G til C F A: C blir, E og G går et trinn.',
  },
  'parallel-motion': {
    name: 'parallellføring',
    definition: 'To linjer går samme vei like langt og smelter sammen til én.',
    example: 'C–G og så D–A: kvintparalleller.',
    alsoCalled: ['kvintparalleller', 'oktavparalleller'],
  },
  'voice-crossing': {
    name: 'stemmekryssing',
    definition: 'Den nedre linjen går over den øvre.',
    example: 'Paden stiger over leaden.',
  },
  range: {
    name: 'omfang',
    definition: 'Fra den laveste til den høyeste tonen i en linje.',
    example: 'C3 til E4: seksten halvtoner.',
    confusion: 'Leiet er der linjen mest befinner seg.',
    alsoCalled: ['ambitus'],
  },
  tessitura: {
    name: 'leie',
    definition: 'Der en linje er mesteparten av tiden.',
    example: 'Et omfang på to oktaver, men mest rundt A3.',
    alsoCalled: ['tessitur'],
  },
  leap: { name: 'sprang', definition: 'Et hopp på en kvart eller mer i en linje.', example: 'C opp til G.' },
  contour: {
    name: 'kontur',
    definition: 'Formen på en linje: stigende, fallende, bue.',
    example: 'C E G E C er en bue.',
    alsoCalled: ['melodikurve'],
  },
  motif: {
    name: 'motiv',
    definition: 'En kort figur av toner som en melodi vender tilbake til.',
    example: 'De fire første tonene i Beethovens femte symfoni.',
    confusion: 'Et riff er et motiv som fyller en takt eller mer og gjentas som en loop.',
  },
} as const satisfies Partial<Record<TermId, TermWords>>
