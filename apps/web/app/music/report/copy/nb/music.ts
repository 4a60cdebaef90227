import type { ReportCopy } from '../en/report.ts'
import { number, count, bars, percent } from './figures.ts'

const FUNCTIONS = { tonic: 'Tonika', subdominant: 'Subdominant', dominant: 'Dominant', outside: 'Utenfor tonearten' }

export const musicNb: Pick<ReportCopy, 'arrangement' | 'notes' | 'harmony' | 'key' | 'form'> = {
  arrangement: {
    title: 'Arrangement',
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
    line: 'Én stemme etter tonehøyde, over de samme taktene',
    axis: 'takter',
    track: 'Spor',
    keys: 'Noter og akkorder. Venstre og høyre går fra note til note, opp og ned fra akkord til akkord, T viser tabeller.',
    columns: ['Takt', 'Tone', 'Slag', 'Anslag'],
    notesOf: (track, shown, all) =>
      shown < all ? `Notene til ${track}: de første ${shown} av ${all}` : `Notene til ${track}`,
    sentence: ({ harmony }, track) => {
      if (!track) return 'Det står ingen MIDI-noter i arrangementet, så her er det ingenting å tegne.'
      if (harmony.kind === 'unknown') return `Notene til ${track}.`
      const named = harmony.chords.filter(({ roman }) => roman !== null)
      const outside = named.filter((chord) => chord.function === 'outside').length
      if (named.length === 0) return `Notene til ${track} over akkordene i låten.`
      const ending =
        outside === 0
          ? 'Ingen ligger utenfor tonearten.'
          : `${number(outside)} av ${count(named.length, 'akkord', 'akkorder')} ligger utenfor tonearten.`
      return `Notene til ${track} over akkordene i låten. ${ending}`
    },
    spoken: (note, bar, chord, role) =>
      `takt ${bar}, ${note}${chord ? `, over ${chord}${role ? `, ${FUNCTIONS[role].toLowerCase()}` : ''}` : ''}`,
  },
  harmony: {
    functions: FUNCTIONS,
    unsure: 'Usikker',
    keys: 'Tonearter',
    chords: 'Akkorder',
    columns: ['Takter', 'Akkord', 'Trinn', 'Funksjon', 'Sikker'],
    sure: percent,
  },
  key: {
    title: 'Toneart',
    evidence: 'Hva som sier det',
    along: 'Tonearter gjennom låten',
    alongColumns: ['Takter', 'Toneart', 'Sikker', 'Hva som sier det'],
    stretch: ({ from, to }, name) => `${bars(from, to)}: ${name}`,
    because: (sentence, heard) =>
      heard.length === 0 ? sentence : `${sentence} (${heard.length === 1 ? 'takt' : 'takter'} ${heard.join(', ')})`,
    nextBest: (name, confidence) => `deretter ${name} (${percent(confidence)})`,
    tableCaption: 'Hvor lenge hver tone klinger',
    columns: ['Tone', 'Andel av tiden', 'I skalaen'],
    share: (weight) => `${(weight * 100).toFixed(1).replace('.', ',')} %`,
    inScale: 'i skalaen',
    outside: 'utenfor',
    sentence: ({ name, confidence, runnerUp }) => {
      const said = confidence >= 0.85 ? name : confidence >= 0.6 ? `Trolig ${name}` : `Kanskje ${name}`
      return `${said}, ${percent(confidence)}.${runnerUp ? ` Deretter ${runnerUp.name}, ${percent(runnerUp.confidence)}.` : ''}`
    },
    picture: ({ name, scalePitchClasses, pitchClassWeights }) => {
      const inside = scalePitchClasses.reduce((sum, pitchClass) => sum + (pitchClassWeights[pitchClass] ?? 0), 0)
      return `Kvintsirkelen for ${name}: ${Math.round(inside * 100)} % av klangtiden ligger i skalaen.`
    },
  },
  form: {
    title: 'Slik utvikler den seg',
    bar: 'Takt',
    howFull: 'Hvor fullt',
    energy: 'Energi over fire takter',
    tempo: 'Tempo',
    enters: 'Kommer inn',
    leaves: 'Går ut',
    bpm: (value: number) => number(value),
    percent,
    signs: {
      fill: 'fill',
      riser: 'oppbygging',
      automation: 'automasjon',
      gap: 'stillhet',
      dropOut: 'pause i én stemme',
      pickup: 'opptakt',
    },
    noSign: 'ingenting leder inn',
    transitions: {
      title: 'Mellom delene',
      columns: ['Takt', 'Deler', 'Fullere eller tommere', 'Hva som leder inn'],
      change: (change) =>
        Math.abs(change) < 0.005 ? 'like full' : `${change > 0 ? '+' : '−'}${Math.round(Math.abs(change) * 100)} %`,
    },
    copies: {
      fresh: (share) => `${Math.round(share * 100)} % av klippene er nye`,
      copied: (share) => `${Math.round(share * 100)} % gjentar et tidligere klipp nøyaktig`,
    },
    unused: {
      title: (loops) => `${count(loops, 'loop', 'looper')} fra Session fikk aldri en plass`,
      text: 'Verken notene eller lydfilene deres står i arrangementet. La dem ligge, eller la en av dem være endringen som en lang strekning venter på.',
      unnamed: 'uten navn',
      place: (track, bars) =>
        bars === null ? track : `${track}, ${count(Math.round(bars * 4) / 4, 'takt', 'takter')}`,
      more: (loops) => `Vis ${loops} til`,
      fewer: 'Vis færre',
    },
    spoken: (bar, density, enters, leaves) =>
      [
        `Takt ${bar}, ${Math.round(density * 100)} % full`,
        enters.length > 0 ? `inn: ${enters.join(', ')}` : '',
        leaves.length > 0 ? `ut: ${leaves.join(', ')}` : '',
      ]
        .filter(Boolean)
        .join('; '),
  },
}
