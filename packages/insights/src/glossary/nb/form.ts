import type { TermId } from '../terms.ts'
import type { TermWords } from '../term-words.ts'

export const formNb = {
  meter: {
    name: 'taktart',
    definition: 'Hvor mange slag det er i en takt, og hvilken noteverdi som teller som ett.',
    example: '4/4 har fire fjerdedeler i takten.',
    confusion: 'Tempoet sier hvor fort slagene kommer; taktarten sier hvordan de grupperes.',
    alsoCalled: ['metrum'],
  },
  'harmonic-rhythm': {
    name: 'harmonisk rytme',
    definition: 'Hvor ofte akkorden skifter.',
    example: 'Én akkord per takt i verset, to i oppbygningen.',
  },
  syncopation: {
    name: 'synkope',
    definition: 'En tone som starter på et svakt sted og klinger over et sterkt.',
    example: 'En basstone rett før slag 3 som klinger over det.',
    alsoCalled: ['synkopering'],
  },
  swing: {
    name: 'swing',
    definition: 'Den andre i hvert par av toner kommer sent; 50 % er rett, 67 % er triol.',
    example: 'Hi-hat på 58 %.',
    confusion: 'Swing er én jevn forsinkelse; en groove kan flytte hver tone for seg.',
    alsoCalled: ['shuffle'],
  },
  groove: {
    name: 'groove',
    definition:
      'De små forsinkelsene og aksentene som får et mønster til å bevege seg. I Live også en mal av dem som kan legges på klipp.',
    example: 'Skarptrommen et hårstrå sen, annenhver hi-hat svakere.',
    alsoCalled: ['feel'],
  },
  quantised: {
    name: 'kvantisert',
    definition: 'Tonene ligger nøyaktig på rutenettet.',
    example: 'Hver hi-hat på sin sekstendedel.',
    alsoCalled: ['på rutenettet'],
  },
  polymetre: {
    name: 'polymetrum',
    definition: 'To mønstre av ulik lengde går over hverandre, glir fra hverandre og møtes igjen.',
    example: 'En loop på tre slag over takter på fire møter dem igjen etter tre takter.',
    confusion: 'I en polyrytme deler to farter én lengde, som tre mot to.',
    alsoCalled: ['polymetrikk'],
  },
  loop: {
    name: 'loop',
    definition: 'Et strekk som gjentas. Det blir en sang når noe tas bort, endres eller får svar.',
    example: 'Fire takter, åtte ganger.',
    alsoCalled: ['sløyfe'],
  },
  section: {
    name: 'del',
    definition: 'En del av formen: vers, refreng, dropp.',
    example: 'A A B A.',
    alsoCalled: ['formdel', 'vers', 'refreng'],
  },
  drop: {
    name: 'dropp',
    definition:
      'Delen der mest spiller samtidig, vanligvis etter en tynn. Det er kontrasten som skaper det, ikke lydstyrken alene.',
    example: 'Trommer og bass kommer tilbake sammen i takt 65.',
    alsoCalled: ['høydepunkt'],
  },
  breakdown: {
    name: 'break',
    definition: 'En del der de fleste sporene har pause, så det som følger, høres fullt igjen.',
    example: 'Bare pad og vokal fra takt 49 til 56.',
    confusion: 'Et trommebreak, som et man sampler, er en solo for trommene.',
    alsoCalled: ['breakdown', 'bro'],
  },
  'build-up': {
    name: 'oppbygning',
    definition: 'En del som vokser mot den neste: Spor kommer inn, tonene blir tettere, filtre åpner seg.',
    example: 'Virvler på skarptrommen og et filter som åpner seg gjennom åtte takter.',
    alsoCalled: ['build'],
  },
  density: {
    name: 'tetthet',
    definition:
      'Hvor mye som skjer i en takt: spor som klinger og toner som starter, sammenlignet med den fyldigste delen.',
    example: 'Vers 0,4, refreng 1.',
    confusion: 'Det er ikke lydstyrke: Et sett inneholder ingen lyd.',
    alsoCalled: ['energi'],
  },
} as const satisfies Partial<Record<TermId, TermWords>>
