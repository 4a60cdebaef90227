import type { ReportCopy } from '../en/report.ts'
import { findingsNb } from './findings.ts'

const FUNCTIONS = { tonic: 'Tonika', subdominant: 'Subdominant', dominant: 'Dominant', outside: 'Utenfor tonearten' }

const ROLES: ReportCopy['mix']['roles'] = {
  drums: 'trommer',
  kick: 'stortromme',
  snare: 'skarp',
  hats: 'hihat',
  percussion: 'perkusjon',
  bass: 'bass',
  chords: 'akkorder',
  pad: 'flate',
  lead: 'melodi',
  arp: 'arpeggio',
  vocal: 'vokal',
  guitar: 'gitar',
  keys: 'tangenter',
  effects: 'effekter',
  group: 'gruppe',
  return: 'retur',
  main: 'hoved',
  unknown: 'ukjent',
}

export const reportNb: ReportCopy = {
  title: (name) => `${name}: rapport`,
  picture: {
    asTable: 'Tabell',
    asPicture: 'Bilde',
    saveAs: (form, name) => `Lagre bildet ${name} som ${form}`,
  },
  overview: {
    source: ({ fileName, creator, live, bytes }) =>
      `${fileName} · ${creator ?? `Live ${live}`} · ${number(Math.max(1, Math.round(bytes / 1024)))} kB`,
    number,
    unknown: 'ikke kjent',
    keyUnknown: 'ingen toneart funnet',
    keySure: (confidence) =>
      confidence < 0.3 ? `toneart uklar, ${sure(confidence)} sikker` : `toneart, ${sure(confidence)} sikker`,
    tempo: 'BPM',
    bpm: ({ bpm, minBpm, maxBpm, isAutomated }) =>
      isAutomated && minBpm !== maxBpm ? `${number(minBpm)}–${number(maxBpm)}` : number(bpm),
    meter: (changes) => (changes === 0 ? 'taktart' : `taktart, ${count(changes, 'skifte', 'skifter')}`),
    bars: (seconds) => `takter, ${minutes(seconds)}`,
    tracks: 'spor',
    notes: 'noter',
    stages: {
      sketch: 'Dette ser ut som en skisse',
      arrange: 'Låta er under arrangering',
      mix: 'Låta er under miksing',
      export: 'Låta er like ved å eksporteres',
    },
    stageNames: { sketch: 'En skisse', arrange: 'Arrangeres', mix: 'Mikses', export: 'Snart eksport' },
    lengthOf: {
      arrangement: '',
      scenes: 'Ingenting er arrangert ennå, så scenene ligger etter hverandre nedenfor.',
      nothing: 'Det er ingen klipp å legge ut ennå.',
    },
  },
  gaps: {
    title: (parts) => `${count(parts, 'del', 'deler')} av denne fila kunne ikke leses`,
    text: 'Alt som sies nedenfor, ser bort fra dem.',
    which: 'Hvilke, og hvorfor',
  },
  strip: {
    title: 'Hele låta',
    window: 'Takter som vises',
    bars,
    of: (last) => `av ${last}`,
    back: 'Tilbake halvparten av det som vises',
    on: 'Videre halvparten av det som vises',
    closer: 'Nærmere',
    wider: 'Videre utsnitt',
    whole: 'Hele låta',
    toCard: 'Til leksjonen',
    leave: 'Forlat dette funnet',
  },
  arrangement: {
    title: 'Arrangement',
    ruler: 'takter',
    keys: 'Arrangement. Piltastene går fra klipp til klipp, pluss og minus zoomer, Shift med piler flytter, T viser en tabell.',
    silent: 'høres ikke',
    heard: 'høres',
    unnamed: 'uten navn',
    audio: 'lyd',
    columns: ['Spor', 'Klipp', 'Takter', 'Innhold', 'Høres'],
    notes: (notes) => count(notes, 'note', 'noter'),
    spoken: (track, clip, { from, to }, isHeard) =>
      `${track}, ${clip || 'klipp uten navn'}, ${bars(from, to)}${isHeard ? '' : ', høres ikke'}`,
    sentence: ({ arrangement: { of, clips, sections }, overview: { lengthBars } }) => {
      if (of === 'nothing') return 'Det er ingen klipp i dette settet ennå.'
      const what = of === 'scenes' ? 'Scener etter hverandre' : 'Arrangementet'
      const silent = clips.filter((clip) => !clip.isHeard).length
      return `${what}: ${number(clips.length)} klipp over ${count(Math.round(lengthBars), 'takt', 'takter')}, i ${count(sections.length, 'del', 'deler')}.${
        silent > 0 ? ` ${number(silent)} klipp høres ikke og er tegnet hule.` : ''
      }`
    },
  },
  notes: {
    title: 'Noter og akkorder',
    axis: 'takter',
    track: 'Spor',
    keys: 'Noter og akkorder. Venstre og høyre går fra note til note, opp og ned fra akkord til akkord, T viser tabeller.',
    columns: ['Takt', 'Tone', 'Slag', 'Anslag'],
    notesOf: (track, shown, all) =>
      shown < all ? `Notene til ${track}: de første ${shown} av ${all}` : `Notene til ${track}`,
    sentence: ({ harmony }, track) => {
      if (!track) return 'Det står ingen MIDI-noter i arrangementet, så her er det ingenting å tegne.'
      if (harmony.kind === 'unknown') return `Notene til ${track}.`
      const outside = harmony.chords.filter((chord) => chord.function === 'outside').length
      const ending =
        outside === 0
          ? 'Ingen ligger utenfor tonearten.'
          : `${number(outside)} av ${count(harmony.chords.length, 'akkord', 'akkorder')} ligger utenfor tonearten.`
      return `Notene til ${track} over akkordene i låta. ${ending}`
    },
    spoken: (note, bar, chord, role) =>
      `takt ${bar}, ${note}${chord ? `, over ${chord}${role ? `, ${FUNCTIONS[role].toLowerCase()}` : ''}` : ''}`,
  },
  harmony: {
    functions: FUNCTIONS,
    unsure: 'Usikker',
    chords: 'Akkorder',
    columns: ['Takter', 'Akkord', 'Trinn', 'Funksjon', 'Sikker'],
    sure,
  },
  key: {
    title: 'Toneart',
    evidence: 'Hva som sier det',
    tableCaption: 'Hvor lenge hver tone klinger',
    columns: ['Tone', 'Andel av tida', 'I skalaen'],
    share: (weight) => `${(weight * 100).toFixed(1).replace('.', ',')} %`,
    inScale: 'i skalaen',
    outside: 'utenfor',
    sentence: ({ name, confidence, runnerUp }) => {
      const said = confidence >= 0.85 ? name : confidence >= 0.6 ? `Trolig ${name}` : `Kanskje ${name}`
      return `${said} (${sure(confidence)} sikker).${runnerUp ? ` Deretter ${runnerUp.name} (${sure(runnerUp.confidence)}).` : ''}`
    },
    picture: ({ name, scalePitchClasses, pitchClassWeights }) => {
      const inside = scalePitchClasses.reduce((sum, pitchClass) => sum + (pitchClassWeights[pitchClass] ?? 0), 0)
      return `Kvintsirkelen for ${name}: ${Math.round(inside * 100)} % av klangtida ligger i skalaen.`
    },
  },
  compare: {
    choose: 'Sammenlign med',
    nothing: 'Ingenting',
    leave: 'Forlat sammenligningen',
    none: 'Ingenting av det en rapport viser, er endret.',
    heading: (name, changes) => `Siden ${name}: ${count(changes, 'endring', 'endringer')}`,
    sentence: (change) => {
      switch (change.kind) {
        case 'tempo':
          return `Tempo: ${number(change.before)} → ${number(change.after)} BPM`
        case 'length':
          return `Lengde: ${change.before} → ${count(change.after, 'takt', 'takter')}`
        case 'key':
          return `Toneart: ${change.before} → ${change.after}`
        case 'meter':
          return `Taktart: ${change.before} → ${change.after}`
        case 'trackAdded':
          return `${change.track} er nytt`
        case 'trackRemoved':
          return `${change.track} er borte`
        case 'trackRenamed':
          return `${change.before} heter nå ${change.after}`
        case 'volume':
          return `${change.track}: fader ${decibels(change.before)} → ${decibels(change.after)}`
        case 'pan':
          return `${change.track}: panorering ${panName(change.before)} → ${panName(change.after)}`
        case 'clips':
          return `${change.track}: ${change.before} → ${number(change.after)} klipp`
        case 'notes':
          return `${change.track}: ${change.before} → ${count(change.after, 'note', 'noter')}`
        case 'heard':
          return `${change.track} høres ${change.isHeard ? 'igjen' : 'ikke lenger'}`
        case 'devices':
          return `${change.track}: ${[...change.added.map((name) => `+ ${name}`), ...change.removed.map((name) => `− ${name}`)].join(', ')}`
        case 'findingNew':
          return `Nytt: ${change.claim}`
        case 'findingGone':
          return `Ikke lenger slik: ${change.claim}`
      }
    },
  },
  exports: {
    title: 'Eksporter',
    json: 'Rapporten som JSON',
    csv: 'Sporene som CSV',
    midi: 'Akkordene som MIDI',
    print: 'Skriv ut',
  },
  energy: {
    title: 'Energi',
    axis: 'takter',
    full: 'hvor fullt',
    keys: 'Energi. Venstre og høyre går fra takt til takt, pluss og minus zoomer, T viser en tabell.',
    columns: ['Takt', 'Hvor fullt', 'Kommer inn', 'Går ut'],
    percent: (share) => `${Math.round(share * 100)} %`,
    sentence: ({ longestUnchanged, moves, copyShare }) =>
      [
        `Spor kommer inn eller går ut ${count(moves.length, 'sted', 'steder')}.`,
        longestUnchanged && longestUnchanged.to > longestUnchanged.from
          ? `Den lengste strekningen uten endring er ${bars(longestUnchanged.from, longestUnchanged.to).toLowerCase()}, merket med en klamme nedenfor.`
          : '',
        copyShare === null ? '' : `${Math.round(copyShare * 100)} % av klippene gjentar et tidligere klipp nøyaktig.`,
        'Det teller spor og noter: et sett har ingen lyd, så dette er ikke lydstyrke.',
      ]
        .filter(Boolean)
        .join(' '),
    spoken: (bar, density, enters, leaves) =>
      [
        `Takt ${bar}, ${Math.round(density * 100)} % full`,
        enters.length > 0 ? `inn: ${enters.join(', ')}` : '',
        leaves.length > 0 ? `ut: ${leaves.join(', ')}` : '',
      ]
        .filter(Boolean)
        .join('; '),
  },
  mix: {
    title: 'Mikskart',
    keys: 'Mikskart. Piltastene går fra spor til spor, høyeste fader først, T viser en liste.',
    columns: ['Spor', 'Nivå', 'Panorering', 'Rolle', 'Høres'],
    pans: { left: '50L', middle: 'C', right: '50R' },
    series: {
      bass: 'Bass',
      chords: 'Akkorder',
      drums: 'Trommer',
      lead: 'Melodi',
      voice: 'Stemme',
      effects: 'Effekter',
    },
    shapes: 'Sirkel: et spor. Firkant: en gruppe. Rute: en retur. Hul: høres ikke.',
    level: decibels,
    pan: panName,
    roles: ROLES,
    sentence: (tracks) => {
      const heard = tracks.filter(({ kind, isHeard }) => (kind === 'midi' || kind === 'audio') && isHeard)
      const middle = heard.filter(({ pan }) => Math.abs(pan) < 0.01).length
      return `Fader og panorering for hvert spor, ikke lydstyrken: ${middle} av ${heard.length} spor som høres, står i midten.`
    },
    spoken: ({ name, volumeDb, pan, role, isHeard }) =>
      `${name}, ${decibels(volumeDb)}, ${panName(pan)}, ${ROLES[role.role]}${isHeard ? '' : ', høres ikke'}`,
  },
  devices: {
    title: 'Enheter',
    list: 'Sporene og enhetene deres',
    none: 'ingen enheter',
    sentence: ({ overview, tracks }) => {
      const longest = tracks.toSorted((a, b) => b.devices.length - a.devices.length)[0]
      const first = `${count(overview.deviceCount, 'enhet', 'enheter')} i signalets rekkefølge.`
      return longest && longest.devices.length > 0
        ? `${first} Den lengste kjeden har ${longest.devices.length}, på ${longest.name}.`
        : first
    },
  },
  answers: {
    question: 'Hva sier du til dette?',
    verdicts: { sense: 'Gir mening', purpose: 'Med vilje', wrong: 'Feil' },
    heard: {
      sense: 'Husket for dette settet.',
      purpose: 'Husket for dette settet: det står sist i lista fra nå av.',
      wrong:
        'Husket for dette settet. Er det stadiet eller rollen til et spor som er feil, rett det under Enheter eller øverst; settet leses på nytt.',
    },
    roleOf: (track) => `Rollen til ${track}`,
    stage: 'Stadiet låta er på',
    rereading: 'Leser settet på nytt…',
  },
  depth: {
    label: 'Leksjoner for',
    names: { beginner: 'Nybegynnere', intermediate: 'Litt erfarne', advanced: 'Viderekomne' },
  },
  findings: findingsNb,
}

function number(value: number): string {
  return value.toLocaleString('nb', { maximumFractionDigits: 2 })
}

function count(amount: number, one: string, many: string): string {
  return `${number(amount)} ${amount === 1 ? one : many}`
}

function bars(from: number, to: number): string {
  return from === to ? `Takt ${from}` : `Takt ${from} til ${to}`
}

function sure(confidence: number): string {
  return confidence.toFixed(2).replace('.', ',')
}

function minutes(seconds: number): string {
  const whole = Math.round(seconds)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}

function decibels(level: number): string {
  const sign = level < 0 ? '−' : level > 0 ? '+' : ''
  return level <= -70 ? '−∞ dB' : `${sign}${Math.abs(level).toFixed(1).replace('.', ',')} dB`
}

/** As Live shows it: 50L … C … 50R. */
function panName(pan: number): string {
  const steps = Math.round(Math.abs(pan) * 50)
  return steps === 0 ? 'C' : `${steps}${pan < 0 ? 'L' : 'R'}`
}
