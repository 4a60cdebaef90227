import type { ReportCopy } from '../en/report.ts'
import { number, count, bars, sure, minutes } from './figures.ts'

export const overviewNb: Pick<ReportCopy, 'picture' | 'overview' | 'gaps' | 'strip' | 'exports' | 'answers' | 'depth'> =
  {
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
        arrange: 'Låten er under arrangering',
        mix: 'Låten er under miksing',
        export: 'Låten er like ved å eksporteres',
      },
      stageNames: { sketch: 'En skisse', arrange: 'Arrangeres', mix: 'Mikses', export: 'Snart eksport' },
      lengthOf: {
        arrangement: '',
        scenes: 'Ingenting er arrangert ennå, så scenene ligger etter hverandre nedenfor.',
        nothing: 'Det er ingen klipp å legge ut ennå.',
      },
    },
    gaps: {
      title: (parts) => `${count(parts, 'del', 'deler')} av denne filen kunne ikke leses`,
      text: 'Alt som sies nedenfor, ser bort fra dem.',
      which: 'Hvilke, og hvorfor',
    },
    strip: {
      title: 'Hele låten',
      parts: {
        intro: 'Intro',
        verse: 'Vers',
        chorus: 'Refreng',
        build: 'Oppbygging',
        main: 'Hoveddel',
        drop: 'Drop',
        break: 'Break',
        outro: 'Outro',
      },
      window: 'Takter som vises',
      bars,
      of: (last) => `av ${last}`,
      back: 'Tilbake halvparten av det som vises',
      on: 'Videre halvparten av det som vises',
      closer: 'Nærmere',
      wider: 'Videre utsnitt',
      whole: 'Hele låten',
      toCard: 'Til leksjonen',
      leave: 'Forlat dette funnet',
    },
    exports: {
      title: 'Eksporter',
      json: 'Rapporten som JSON',
      csv: 'Sporene som CSV',
      midi: 'Akkordene som MIDI',
      print: 'Skriv ut',
    },
    answers: {
      question: 'Hva sier du til dette?',
      verdicts: { sense: 'Gir mening', purpose: 'Med vilje', wrong: 'Feil' },
      heard: {
        sense: 'Husket for dette settet.',
        purpose: 'Husket for dette settet: det står sist i listen fra nå av.',
        wrong:
          'Husket for dette settet. Er det stadiet eller rollen til et spor som er feil, rett det under Enheter eller øverst; settet leses på nytt.',
      },
      roleOf: (track) => `Rollen til ${track}`,
      stage: 'Stadiet låten er på',
      rereading: 'Leser settet på nytt…',
    },
    depth: {
      label: 'Leksjoner for',
      names: { beginner: 'Nybegynnere', intermediate: 'Litt erfarne', advanced: 'Viderekomne' },
    },
  }
