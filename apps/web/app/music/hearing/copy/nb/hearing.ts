import { norwegianKeyName } from '@kvint/report'
import { writtenNumber } from '@kvint/ui'
import { bandName, type HearingCopy, largestChange } from '../en/hearing.ts'
import { hearFailuresNb } from '../hear-failures-nb.ts'

export const hearingNb: HearingCopy = {
  title: 'Det som høres',
  lane: {
    name: 'Lydstyrke',
    drop: 'Slipp en eksport her',
    why: 'så sier rapporten også hva som høres: lydstyrke over disse taktene, topper, spekter, bredde og mono, feil i filen. Med stemmefilene også hvem som dekker hvem. Alt måles i denne fanen og blir på disken din.',
    release: 'Slipp for å lytte',
    choose: 'Velg en fil',
    label: 'Lydstyrken i eksporten over taktene. Piltastene flytter en takt.',
    spoken: (bar, lufs, playing) => `Takt ${bar}: ${lufs}${playing === '' ? '' : `. ${playing} spiller`}`,
    sentence: (file, lufs, range, peak) =>
      `${file}: ${lufs} over hele filen, spenn ${range}, høyeste topp ${peak}. Linjen er gjennomsnittet av tre sekunder; trinnene er delene.`,
    before: (file) => ` Den stiplede linjen er ${file}.`,
    overs: ' Røde merker står over takter der den sanne toppen går over full skala.',
    bar: 'Takt',
    playing: 'Hvem som spiller',
    section: 'Del',
    loudness: 'Lydstyrke',
    peaks: 'Sampletopp over den',
    width: 'Sider mot midte',
    axis: 'LUFS',
  },
  file: {
    line: (name, length, kilohertz, channels) =>
      `${name}: ${length}, ${writtenNumber(kilohertz, 'nb', 2)} kHz, ${channels === 1 ? 'mono' : channels === 2 ? 'stereo' : `${channels} kanaler`}.`,
    silent: 'Det er ingen lyd i den.',
    // The ear has one remark: of a file that ends too early.
    remark: (remark) =>
      `Filen slutter før den skal ifølge sitt eget hode: ${/\d+/.exec(remark)?.[0] ?? ''} % av den er her.`,
    part: (from, to, bars) => `Den har takt ${from} til ${to} av ${bars}.`,
    rate: (times) =>
      `Den spiller ${writtenNumber(times, 'nb', 3)} ganger så fort som settet: samplingsfrekvensen eller tempoet er et annet.`,
  },
  work: {
    hearing: (file) => `Lytter til ${file}`,
    share: (percent) => `${percent} % hørt`,
    music: 'Leter etter tempo, akkorder og feil',
    first: (lufs, peak) => `${lufs}, høyeste topp ${peak}. Leter etter tempo, akkorder og feil.`,
    cancel: 'Avbryt',
    failed: (file) => `${file} kunne ikke høres.`,
    reason: ({ code }) => hearFailuresNb[code],
    broken:
      'Lyttingen stanset uventet. Slipp filen en gang til. Stanser den igjen, trenger filen mer minne enn denne nettleseren har.',
    again: 'Velg en annen fil',
    forget: 'Fjern eksporten',
    replace: 'En annen eksport',
  },
  samples: {
    name: 'Samplene i prosjektmappen',
    progress: (heard, all) => `Lytter til samplene i prosjektmappen: ${heard} av ${all}`,
    sentence: (heard, uses) => {
      if (heard === 0) return 'Ingen fil er hørt.'
      const files = heard === 1 ? 'Én fil er hørt' : `${writtenNumber(heard, 'nb')} filer er hørt`
      if (uses === 0) return `${files}; ingen klipp i låten spiller ${heard === 1 ? 'den' : 'noen av dem'}.`
      const times = uses === 1 ? 'én gang' : `${writtenNumber(uses, 'nb')} ganger`
      return `${files}; klippene i låten spiller ${heard === 1 ? 'den' : 'dem'} ${times}. Toneart og tonehøyde er etter transponering.`
    },
    unheard: (files) =>
      files === 0
        ? ''
        : `${writtenNumber(files, 'nb')} kunne ikke høres: De er ikke lyd, er skadet, eller finnes ikke lenger.`,
    left: (files) =>
      files === 0
        ? ''
        : `${writtenNumber(files, 'nb')} til ble utelatt: En side lytter til 1000 i en mappe, først dem et klipp spiller.`,
    file: 'Fil',
    track: 'Spor',
    kind: 'Type',
    sounds: 'Toneart eller tone',
    tempo: 'Eget tempo',
    changes: 'I klippet',
    notesOf: 'Tonene i',
    kinds: {
      'one-shot': 'enkeltslag',
      loop: 'loop',
      sustained: 'holdt lyd',
      kick: 'stortromme',
      snare: 'skarptromme',
      hat: 'hi-hat',
    },
    change: (semitones, stretch, gainDb) =>
      [
        semitones === 0 ? '' : `${signed(semitones).replace(',0', '')} halvtoner`,
        stretch === null || Math.abs(stretch - 1) < 0.005 ? '' : `${writtenNumber(stretch, 'nb', 2)} × så fort`,
        Math.abs(gainDb) < 0.05 ? '' : `${signed(gainDb)} dB`,
      ]
        .filter((part) => part !== '')
        .join(', ') || 'som den er',
  },
  notes: {
    ask: 'Vis tonene',
    why: 'For én stemme: en loop, en stemmefil, en linje som er spilt inn. I en hel miks er det for mye som ikke høres.',
    working: 'Lytter etter toner',
    none: 'Ingen toner høres: trommer, støy eller en tonehøyde som glir.',
    title: 'Toner som høres',
    sentence: (count, low, high, guesses) =>
      `${count === 1 ? 'Én tone' : `${count} toner`} mellom ${low} og ${high}${guesses === 0 ? '' : `; ${guesses} av dem er ${guesses === 1 ? 'et anslag' : 'anslag'} og tegnet blekt`}. Hvert merke er en start: hvor en tone slutter, kan ikke høres.`,
    second: 'Starter',
    notes: 'Toner',
    sure: 'Hvor sikkert',
    at: (second, decimals) => `${writtenNumber(second, 'nb', decimals)} s`,
  },
  stems: {
    name: 'Stemmefiler',
    progress: (heard, all) => `Lytter til stemmefilene: ${heard} av ${all}`,
    unplaced:
      'Stemmefilene lot seg ikke legge på taktene i settet: notene stemmer ikke. Slipp eksporten som ble laget sammen med dem.',
  },
  masking: {
    title: 'Hvem dekker hvem',
    label:
      'Hvor mye av hver stemme som høres gjennom de andre, takt for takt. Piltastene flytter takt og stemme, Enter går dit.',
    sentence: (places, name, bars, by, percent) =>
      `${places} ${places === 1 ? 'sted' : 'steder'} er en stemme dekket. Mest ${name} i takt ${bars.from} til ${bars.to}: ${percent} % av den høres gjennom ${by}.`,
    none: (parts) => `Hver av de ${parts} stemmene høres omtrent like godt i alle taktene sine.`,
    spoken: (name, bar, percent, by) =>
      percent === null
        ? `${name}, takt ${bar}: pause`
        : `${name}, takt ${bar}: ${percent} % høres${by === '' ? '' : `, dekket av ${by}`}`,
    cell: (percent, by) => (percent === null ? '–' : `${percent} %${by === '' ? '' : `, dekket av ${by}`}`),
    coveredHere: 'dekket',
  },
  alone: {
    text: 'Hørt uten sett. Sammen med settet blir hvert funn fortalt i takter, med sporene som spiller der.',
    more: (count) => `${count} til ble utelatt: slipp dem sammen med prosjektmappen.`,
  },
  place: {
    title: 'Denne eksporten ligger ikke på arrangementet',
    'no-notes': 'Settet har for få noter å legge filen på.',
    'too-short': 'Filen er for kort til å avgjøre hvor den hører hjemme.',
    'another-song': 'Denne filen passer ikke til arrangementet: ingen plass i låten stemmer.',
    fits: (name) => `Den passer til ${name}, som du har lest her.`,
    open: 'Åpne den rapporten',
    searching: 'Ser gjennom låtene dine',
    none: 'Den passer ikke til noen av låtene i denne nettleseren.',
    byHand: 'Plasser den for hånd',
    explain: 'Dra bølgen, eller bruk piltastene, til takt 1 ligger der musikken begynner.',
    offset: 'Takt 1 ligger ved',
    seconds: (value) => `${writtenNumber(value, 'nb', 3)} s i filen`,
    use: 'Bruk denne plassen',
    assumed: 'Settet har ingen noter, så filen ble lagt på takt 1 etter lengden.',
    move: 'Flytt den',
  },
  figures: {
    loudness: 'Lydstyrke',
    range: 'Spenn',
    peak: 'Høyeste topp',
    density: 'Sann topp over lydstyrken (PLR)',
    tempo: 'Hørt tempo',
    key: 'Hørt toneart',
    tuning: 'Stemming',
    sections: 'Hørte deler',
    place: 'Takt 1 ved',
    cents: (value) => {
      const cents = Math.round(value)
      return cents === 0 ? 'på 440 Hz' : `${Math.abs(cents)} cent ${cents > 0 ? 'over' : 'under'} 440 Hz`
    },
    groove: 'Hørt rytme',
    attacks: (swing, spreadMs) =>
      `${swing === null ? 'få anslag mellom slagene' : swing < 0.53 ? 'rett' : `swing ${Math.round(swing * 100)} %`}, anslag innenfor ${spreadMs} ms`,
    sure: (percent) => `${percent} % sikker`,
    bpm: (value) => `${writtenNumber(value, 'nb', 2)} BPM`,
    silence: 'stillhet',
  },
  spectrum: {
    title: 'Spekter',
    sentence: (strongest) =>
      `Tredjedels oktaver av hele filen, i dB mot snittet fra 200 Hz til 4 kHz. Den sterkeste er ${strongest}.`,
    against: (count) => ` Det grå båndet er den midterste halvdelen av ${count} andre eksporter du har.`,
    compared: (name) => ` Den stiplede linjen er ${name}, ved lik lydstyrke.`,
    band: 'Bånd',
    level: 'Nivå',
    own: 'De andre låtene dine',
    other: 'Sammenlignet med',
  },
  width: {
    title: 'Bredde og mono',
    sentence: (worst, loss) =>
      `Hvor like venstre og høyre er i hvert bånd: 1 er mono, 0 er uten sammenheng, under 0 opphever de hverandre. ${loss < 1 ? 'I mono mister ingen bånd 1 dB.' : `I mono mister ${worst} mest, ${writtenNumber(loss, 'nb', 1)} dB.`}`,
    correlation: 'Korrelasjon',
    loss: 'Tapt i mono',
    mono: 'Filen er mono: den har ingen bredde.',
  },
  platforms: {
    title: 'På plattformene',
    sentence: 'Hva hver av dem ville gjort med nivået. Slått opp, ikke målt: hver rad sier når og hvor.',
    name: 'Plattform',
    reference: 'Referanse',
    gain: 'Ville endret nivået med',
    as: 'ingenting',
    source: 'Kilde',
    checked: 'Slått opp',
  },
  chords: {
    title: 'Hørte akkorder',
    heard: 'Hørt, ikke skrevet: settet har ingen noter for dem.',
    differ: (count) =>
      count === 0
        ? 'Der begge er sikre, stemmer det som høres, med det som er skrevet.'
        : `${count} ${count === 1 ? 'sted' : 'steder'} høres en annen akkord enn den som er skrevet.`,
    bar: 'Takter',
    written: 'Skrevet',
    sounding: 'Hørt',
    sure: 'Hvor sikkert',
  },
  player: {
    title: 'Eksport',
    play: 'Spill eksporten',
    pause: 'Pause',
    loop: (from, to) => `Loop takt ${from} til ${to}`,
    whole: 'Hele filen',
    needFile: 'Velg filen igjen for å spille den: den ble ikke tatt vare på.',
    time: (at, all) => `${at} av ${all}`,
    place: 'Sted i filen',
    compare: 'Sammenlign med en referanse',
    compareWhy: 'Velg en ferdig låt: begge spilles like høyt.',
    leave: 'Legg bort referansen',
    a: 'Denne eksporten',
    before: 'Eksporten før',
    reference: 'Referanse',
    matched: (file, decibels, over) =>
      `${file} spilles ${decibels} lavere, slik at begge er like høye ${MATCHED[over]}.`,
    silent: (file) => `For å høre ${file} mot denne, velg den som referanse: den ble ikke tatt vare på.`,
  },
  before: {
    title: 'Før og etter',
    change: 'Endring',
    sections: 'Endring for hver del',
    sentence: (now, then, { loudnessLu, isOnlyLevel, bands, densityDb }) => {
      const level = loudnessLu ?? 0
      const louder = `${writtenNumber(Math.abs(level), 'nb', 1)} LU ${level > 0 ? 'høyere' : 'lavere'} enn ${then}`
      if (isOnlyLevel && level === 0) return `${now} og ${then} er samme lyd.`
      if (isOnlyLevel) return `${now} er ${louder}, og ingenting annet er endret.`
      const largest = largestChange(bands)
      return [
        level === 0 ? `${now} er like høy som ${then}.` : `${now} er ${louder}.`,
        largest
          ? `Ved lik lydstyrke er ${bandName(largest.hz, ',')} mest endret, med ${signed(largest.db)} dB.`
          : 'Ved lik lydstyrke er ingen tredjedels oktav endret med 1 dB.',
        ...(densityDb !== null && Math.abs(densityDb) >= 0.5
          ? [
              `Fra lydstyrken til den sanne toppen er det ${writtenNumber(Math.abs(densityDb), 'nb', 1)} dB ${densityDb < 0 ? 'mindre' : 'mer'}.`,
            ]
          : []),
      ].join(' ')
    },
  },
  key: norwegianKeyName,
  lufs: (value) => (value === null ? 'stillhet' : `${comma(value)} LUFS`),
  lu: (value) => `${comma(value)} LU`,
  db: (value) => (value === null ? 'ingen' : `${comma(value)} dB`),
  dbtp: (value) => (value === null ? 'ingen' : `${signed(value)} dBTP`),
  hz: (value) => bandName(value, ','),
  number: (value) => comma(value, 2),
  signed: (value, unit) => (value === null ? '–' : `${signed(value)} ${unit}`),
}

const MATCHED = {
  whole: 'over hele låten',
  bars: 'i disse taktene',
  loudest: 'i disse taktene og i den høyeste delen av den',
} as const

function signed(value: number): string {
  return value > 0 ? `+${comma(value)}` : comma(value)
}

function comma(value: number, decimals = 1): string {
  return value
    .toFixed(decimals)
    .replace(/^-(?=0(?:\.0+)?$)/, '')
    .replace('-', '−')
    .replace('.', ',')
}
