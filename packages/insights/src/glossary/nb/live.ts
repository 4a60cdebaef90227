import type { TermId } from '../terms.ts'
import type { TermWords } from '../term-words.ts'

export const liveNb = {
  'live-set': {
    name: 'Live-sett',
    definition:
      'Én sang eller skisse slik Live lagrer den: en fil som slutter på .als. Den har toner, innstillinger og adressene til samples, men ingen lyd.',
    example: 'Tidevann.als, 240 kB, spiller samples som ligger i andre mapper.',
    confusion: 'Et prosjekt er mappen rundt, med samples og tidligere lagringer.',
    alsoCalled: ['prosjektfil'],
  },
  project: {
    name: 'prosjekt',
    definition:
      'Mappen rundt et Live-sett, med samples og tidligere lagringer. I Kvint: et sett og lagringene av det over tid.',
    example: 'Tidevann Project inneholder Tidevann.als, mappen Samples og mappen Backup.',
    confusion: 'Et Live-sett er én fil i den.',
  },
  track: {
    name: 'spor',
    definition: 'En bane med musikk som har sine egne enheter og sin egen fader: MIDI, lyd, gruppe eller retur.',
    example: 'Et MIDI-spor som heter «Bass», med Operator og en Compressor.',
    confusion: 'I butikken er et spor en hel sang; her er det én stemme i den.',
    alsoCalled: ['kanal'],
  },
  'main-track': {
    name: 'hovedspor',
    definition: 'Sporet alle de andre sporene ender i. Live 11 og eldre kaller det Master.',
    example: 'EQ Eight, Glue Compressor og Limiter på hovedsporet virker på hele låten.',
    confusion: 'En gruppe samler noen spor; hovedsporet samler alle.',
    alsoCalled: ['master', 'masterbuss'],
  },
  'return-track': {
    name: 'returspor',
    definition: 'Et spor som får lyden sin fra sendene på andre spor.',
    example: 'Én Reverb på retur A for pad, klapp og lead.',
    confusion: 'En gruppe tar hele lyden av sporene sine; en retur får en kopi.',
    alsoCalled: ['retur', 'aux'],
  },
  send: {
    name: 'send',
    definition: 'Hvor mye av et spor som også går til et returspor.',
    example: 'Send A på klappet ved −12 dB legger litt rom rundt det.',
    confusion: 'Faderen bestemmer hvor sterkt sporet er; senden bestemmer hvor mye effekt det får.',
  },
  clip: {
    name: 'klipp',
    definition: 'Et stykke med toner eller lyd som kan plasseres og gjentas.',
    example: 'Et klipp på fire takter, lagt åtte ganger etter hverandre.',
    confusion: 'En sample er filen et lydklipp spiller.',
    alsoCalled: ['region'],
  },
  scene: {
    name: 'scene',
    definition: 'En rad i sesjonsvisningen: klipp som starter sammen.',
    example: 'Scene 3, som heter «Dropp», starter trommer, bass og lead.',
    confusion: 'En del står i arrangementet, på et sted i tiden.',
  },
  locator: {
    name: 'markør',
    definition: 'Et merke med navn på arrangementet. Det gjør formen synlig og spillbar.',
    example: 'En markør «Refreng» i takt 33.',
    alsoCalled: ['locator'],
  },
  device: {
    name: 'enhet',
    definition: 'Et instrument eller en effekt på et spor: Lives egne, en plug-in eller en som er laget med Max.',
    example: 'Operator, Reverb og en VST3-kompressor er tre enheter.',
    alsoCalled: ['device'],
  },
  rack: {
    name: 'rack',
    definition:
      'En enhet i Live som inneholder kjeder av andre enheter, med makroer som flytter flere innstillinger samtidig.',
    example: 'Et Drum Rack med én kjede for hver pad.',
  },
  macro: {
    name: 'makro',
    definition: 'En knapp på et rack som flytter så mange parametere inne i det som du vil.',
    example: 'Makroen «Lysere» åpner filteret og løfter diskanten samtidig.',
  },
  warp: {
    name: 'warp',
    definition: 'Måten Live strekker lyd på så den følger tempoet i settet.',
    example: 'En loop på 92 BPM går i takt i et sett på 100 BPM, med samme tonehøyde.',
    confusion: 'Re-Pitch er den ene modusen som endrer tonehøyden sammen med farten.',
    alsoCalled: ['tidsstrekking'],
  },
  collect: {
    name: 'Collect All and Save',
    definition: 'En kommando i Live som kopierer alle lydene et sett bruker, til dets egen prosjektmappe.',
    example: 'File ▸ Collect All and Save, før du flytter prosjektet til en annen datamaskin.',
    confusion: 'Save lagrer bare settet; lydene blir der de er.',
  },
  automation: {
    name: 'automasjon',
    definition: 'En kurve som flytter en kontroll mens låten spiller. Den får en gjentatt stemme til å utvikle seg.',
    example: 'Filteret på paden åpner seg fra 300 Hz til 4 kHz over 16 takter.',
    confusion: 'Modulasjon, som en LFO, beveger seg rundt verdien av seg selv; automasjon sier hva verdien er.',
    alsoCalled: ['automasjonskurve'],
  },
  velocity: {
    name: 'anslagsstyrke',
    definition: 'Hvor hardt en tone slås an, fra 1 til 127. Hva den endrer, bestemmer instrumentet.',
    example: 'Hihat på 100 på slaget og 60 imellom.',
    confusion: 'Den er ikke lydstyrke: Noen lyder blir bare lysere, andre endres ikke i det hele tatt.',
    alsoCalled: ['velocity', 'anslag'],
  },
} as const satisfies Partial<Record<TermId, TermWords>>
