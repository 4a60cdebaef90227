import type { TermId } from '../terms.ts'
import type { TermWords } from '../term-words.ts'

export const chordsNb = {
  chord: {
    name: 'akkord',
    definition: 'Tre eller flere toner som høres som én ting, med navn etter grunntonen.',
    example: 'C E G er akkorden C.',
  },
  root: {
    name: 'grunntone',
    definition: 'Tonen en akkord er bygd på og har navn etter, uansett hvor den ligger.',
    example: 'E G C er fortsatt C.',
    confusion: 'Basstonen er den laveste; den må ikke være grunntonen.',
  },
  triad: { name: 'treklang', definition: 'En grunntone med en ters og en kvint over.', example: 'A C E: a-moll.' },
  'seventh-chord': {
    name: 'septimakkord',
    definition: 'En treklang med én ters til på toppen.',
    example: 'A C E G: Am7.',
    alsoCalled: ['firklang', 'maj7', 'm7'],
  },
  'suspended-chord': {
    name: 'sus-akkord',
    definition: 'Sekunden eller kvarten står der tersen skulle stått: verken dur eller moll før den flytter seg.',
    example: 'G C D er Gsus4; når C faller til H, blir det G.',
    confusion: 'En forholdning er en tone som henger igjen fra forrige akkord; en sus-akkord må ikke løses.',
    alsoCalled: ['sus4', 'sus2'],
  },
  'power-chord': {
    name: 'powerakkord',
    definition: 'Bare grunntone og kvint: ingen ters, så verken dur eller moll.',
    example: 'A E er A5.',
    alsoCalled: ['kvintakkord'],
  },
  extension: {
    name: 'akkordutvidelse',
    definition: 'En tone stablet over septimen: none, undesim eller tredesim.',
    example: 'A C E G H: Am9.',
    alsoCalled: ['none', 'undesim', 'tredesim'],
  },
  inversion: {
    name: 'omvending',
    definition: 'En annen tone i akkorden enn grunntonen ligger nederst.',
    example: 'E G C er C/E.',
  },
  'slash-chord': {
    name: 'skråstrekakkord',
    definition: 'En akkord med den laveste tonen skrevet etter en skråstrek.',
    example: 'F/G: akkorden F over en G i bassen.',
    confusion: 'I en omvending hører tonen etter skråstreken til akkorden; i F/G gjør den ikke det.',
  },
  'bass-note': {
    name: 'basstone',
    definition: 'Den laveste tonen som klinger; øret henger akkorden på den.',
    example: 'Under C E G gjør en A i bassen det til Am7.',
  },
  'roman-numeral': {
    name: 'romertall',
    definition: 'En akkord med navn etter plassen i tonearten: store for dur, små for moll.',
    example: 'I C-dur: C er I, Dm er ii, G7 er V7.',
    alsoCalled: ['trinnanalyse'],
  },
  function: {
    name: 'funksjon',
    definition: 'Det en akkord gjør i tonearten: hjemme (tonika), bort (subdominant), trekke tilbake (dominant).',
    example: 'I C-dur: C hjemme, F bort, G tilbake.',
  },
  diatonic: {
    name: 'skalaegen',
    definition: 'Laget bare av tonene i tonearten.',
    example: 'Em er skalaegen i C-dur, E er det ikke.',
    alsoCalled: ['diatonisk'],
  },
  'borrowed-chord': {
    name: 'lånt akkord',
    definition: 'En akkord hentet fra tonearten med samme grunntone og motsatt tonekjønn.',
    example: 'Fm i C-dur kommer fra c-moll.',
    confusion: 'En bidominant er også utenfra, men den lener seg mot akkorden som følger.',
    alsoCalled: ['mollån', 'durlån'],
  },
  'secondary-dominant': {
    name: 'bidominant',
    definition: 'En akkord som trekker til en annen akkord i tonearten slik en dominant trekker hjem.',
    example: 'I C-dur trekker E7 til Am: V7 til vi.',
    alsoCalled: ['mellomdominant', 'vekseldominant'],
  },
  progression: {
    name: 'akkordrekke',
    definition: 'Akkorder etter hverandre.',
    example: 'C G Am F.',
    alsoCalled: ['akkordprogresjon'],
  },
  'axis-progression': {
    name: 'firakkordsloop',
    definition: 'Fire akkorder som mye av popmusikken går rundt på, uansett hvilken de starter på.',
    example: 'I V vi IV: C G Am F.',
    alsoCalled: ['de fire akkordene'],
  },
  cadence: {
    name: 'kadens',
    definition: 'De to akkordene som avslutter en frase: punktum, komma eller en sving unna.',
    example: 'G til C.',
    alsoCalled: ['slutning'],
  },
  'authentic-cadence': {
    name: 'autentisk kadens',
    definition: 'Frasen slutter dominant til tonika: det sterkeste punktumet.',
    example: 'G7 til C.',
    alsoCalled: ['helslutning'],
  },
  'plagal-cadence': {
    name: 'plagal kadens',
    definition: 'Frasen slutter subdominant til tonika: et mykt punktum.',
    example: 'F til C.',
    alsoCalled: ['kirkeslutning'],
  },
  'half-cadence': {
    name: 'halvslutning',
    definition: 'Frasen stopper på dominanten: et spørsmål.',
    example: 'C F G, og så et pust.',
  },
  'deceptive-cadence': {
    name: 'skuffende kadens',
    definition: 'Dominanten går et annet sted enn hjem.',
    example: 'G til Am i C-dur.',
    alsoCalled: ['skuffende slutning'],
  },
  'low-interval-limit': {
    name: 'nedre grense for intervaller',
    definition: 'Hvor dypt to toner kan ligge sammen før de blir grumsete: Terser trenger mer høyde enn kvinter.',
    example: 'C2 og E2 rumler; C2 og G2 er tydelige.',
  },
  'pedal-point': {
    name: 'orgelpunkt',
    definition: 'En tone som ligger, oftest i bassen, mens akkordene over skifter.',
    example: 'En D i bassen under Dm, C og B♭.',
    alsoCalled: ['liggetone'],
  },
} as const satisfies Partial<Record<TermId, TermWords>>
