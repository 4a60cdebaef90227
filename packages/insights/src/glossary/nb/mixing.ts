import type { TermId } from '../terms.ts'
import type { TermWords } from '../term-words.ts'

export const mixingNb = {
  'gain-staging': {
    name: 'nivåstyring',
    definition:
      'Å holde nivået fornuftig i hvert ledd av en kjede, så hver enhet får det den er stilt inn for, og hver fader har rom.',
    example: 'En Utility senker en sterk synth 6 dB før kompressoren.',
    confusion: 'Balansen i en miks er hvor sterke stemmene er ved siden av hverandre.',
    alsoCalled: ['gain staging'],
  },
  headroom: {
    name: 'headroom',
    definition: 'Avstanden mellom det sterkeste øyeblikket og punktet der det klipper.',
    example: 'Topper på −6 dB gir 6 dB headroom.',
    alsoCalled: ['takhøyde'],
  },
  sidechain: {
    name: 'sidechain',
    definition: 'En inngang til på en effekt: Et annet spor bestemmer når effekten virker.',
    example: 'En kompressor på bassen som lytter til basstrommen.',
    confusion: 'Ducking er det du hører; sidechain er koblingen som får det til.',
    alsoCalled: ['sidekjede'],
  },
  ducking: {
    name: 'ducking',
    definition: 'Å senke én lyd så lenge en annen spiller.',
    example: 'Bassen dukker 4 dB på hvert slag i basstrommen og vokser tilbake.',
    alsoCalled: ['pumping'],
  },
  compressor: {
    name: 'kompressor',
    definition: 'Skrur et signal ned mens det er over en terskel, så sterkt og svakt kommer nærmere hverandre.',
    example: 'Ratio 3:1: Det som går 3 dB over terskelen, kommer ut 1 dB over den.',
    confusion: 'Den gjør ikke filer mindre; det er datakomprimering.',
    alsoCalled: ['kompresjon'],
  },
  release: {
    name: 'release',
    definition: 'Hvor lang tid en kompressor bruker på å slippe når det sterke øyeblikket er over.',
    example: '170 ms er et halvt slag ved 176 BPM.',
    confusion: 'Release på en synth er hvor lenge en tone klinger etter at tangenten er sluppet.',
    alsoCalled: ['utløsningstid'],
  },
  limiter: {
    name: 'limiter',
    definition: 'En kompressor som ikke slipper noe over taket sitt. På hovedsporet er den det siste før filen.',
    example: 'Ceiling −1 dB: Ingen punktprøve i filen går over det.',
  },
  'true-peak': {
    name: 'true peak',
    definition: 'Det høyeste punktet på selve lydbølgen. Det kan ligge mellom to punktprøver, over begge.',
    example: 'Punktprøver opp til −0,3 dB, true peak på +0,4 dBTP.',
    confusion: 'En vanlig toppmåling ser bare på punktprøvene og kan vise mindre.',
    alsoCalled: ['sann topp', 'dBTP'],
  },
  equaliser: {
    name: 'EQ',
    definition: 'Gjør deler av spektrumet sterkere eller svakere.',
    example: 'En dal på 3 dB ved 300 Hz i paden gir plass til vokalen.',
    alsoCalled: ['equaliser', 'tonekontroll'],
  },
  'low-cut': {
    name: 'lavkutt',
    definition: 'Et filter som tar bort det som ligger under en frekvens.',
    example: 'Et lavkutt på 100 Hz tar rumlingen ut av en gitar.',
    confusion: 'Høypass er det samme filteret med et annet navn: Det slipper diskanten gjennom.',
    alsoCalled: ['høypass'],
  },
  masking: {
    name: 'maskering',
    definition: 'Én lyd skjuler en annen som ligger i samme område samtidig.',
    example: 'En pad rundt 300 Hz gjør vokalen vanskelig å følge.',
  },
  mono: {
    name: 'monokompatibilitet',
    definition:
      'Hvor mye av en lyd som består når venstre og høyre legges sammen, som på en telefon eller på mange klubber.',
    example: 'En chorus på bassen låter bredt og mister halve tyngden i mono.',
    alsoCalled: ['mono'],
  },
  panorama: {
    name: 'panorering',
    definition: 'Hvor mellom venstre og høyre et spor står.',
    example: 'Hihat 20R og shaker 25L, basstromme og vokal i midten.',
    confusion: 'Bredde sier hvor ulike venstre og høyre er; panorering sier hvor lyden er.',
    alsoCalled: ['pan'],
  },
  reverb: {
    name: 'romklang',
    definition: 'Lyden av et rom: mange refleksjoner som dør ut. Mer av den flytter en lyd bakover.',
    example: 'Et rom på 0,8 s på klappet.',
    confusion: 'En delay gjentar selve lyden; en romklang visker den ut.',
    alsoCalled: ['klang', 'rom'],
  },
  delay: {
    name: 'delay',
    definition:
      'Gjentakelser av en lyd etter en viss tid, ofte i noteverdier. Feedback bestemmer hvor mange som kommer.',
    example: 'Punkterte åttedeler ved 120 BPM kommer hvert 375. millisekund.',
    confusion: 'Track Delay flytter et helt spor i tid og gjentar ingenting.',
    alsoCalled: ['ekko'],
  },
  saturation: {
    name: 'metning',
    definition: 'Runder av toppene i et signal og legger til overtoner.',
    example: 'Litt drive på en sinusbass gjør den hørbar på en telefon.',
    alsoCalled: ['forvrengning', 'overdrive'],
  },
} as const satisfies Partial<Record<TermId, TermWords>>
