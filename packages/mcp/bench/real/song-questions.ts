import type { Answer, RealQuestion } from './asking.ts'
import { isHeard, endOf, beatsOf, playingIn, notesIn, pitchOf, same } from './measure.ts'
import { chordsIn, isSameKey, keysIn, outsideIn, outsideScale } from './said.ts'
import { named, near, songs, notesOfAll, isChordThere, labelled } from './truths.ts'

export const SONG_QUESTIONS: readonly RealQuestion[] = [
  {
    asks: 'Why does my second drop feel flat?',
    hold: async ({ library, call, once, wrong, missing }) => {
      for (const { id, raw } of songs(library)) {
        once()
        const { sections = [] } = await call('arrangement_read', { project: id })
        const pair = sections
          .map((b: Answer) => [sections.find((a: Answer) => b.label === `${a.label} 2`), b])
          .find(([a]: Answer[]) => a)
        if (!pair) continue
        once()
        const { difference } = await call('arrangement_read', {
          project: id,
          section: pair[0].label,
          comparedWith: pair[1].label,
        })
        const [a, b] = pair.map(({ bars }: Answer) => playingIn(raw, beatsOf(bars, raw)).map(named))
        for (const [line, here, there] of [
          [difference[0], a, b],
          [difference[1], b, a],
        ]) {
          const expected = here.filter((name: string) => !there.includes(name))
          const said = /^Only in .*?: (.*)$/.exec(line)?.[1]
          const names = said === undefined ? [] : said.split(', ')
          if (!same(names, expected)) wrong(`${id} ${pair[1].label}: ${line}; the set has ${expected.join(', ')}`)
        }
        if (!difference[2].startsWith(`Parts: ${a.length} and ${b.length}`)) missing(`${id}: ${difference[2]}`)
      }
    },
  },
  {
    asks: 'What changed since last week’s save?',
    hold: async ({ library, call, once, wrong, missing }) => {
      for (const { id, raw, backups } of library.projects) {
        const [before] = backups
        if (!before) continue
        once()
        const answer = await call('saves_compare', { project: id })
        if (answer.problem) {
          missing(`${id}: ${answer.problem}`)
          continue
        }
        const said = answer.tracks as string[]
        const count = (what: RegExp) => said.filter((line) => what.test(line)).length
        const gone = before.tracks.filter((track) => !raw.tracks.some((other) => other.id === track.id))
        const fresh = raw.tracks.filter((track) => !before.tracks.some((other) => other.id === track.id))
        if (gone.length + fresh.length <= 20) {
          if (count(/: new track$/) !== fresh.length)
            wrong(`${id}: ${fresh.map(named).join(', ')} new; said ${said.join('; ')}`)
          if (count(/: track is gone$/) !== gone.length)
            wrong(`${id}: ${gone.map(named).join(', ')} gone; said ${said.join('; ')}`)
        }
        const tempo = (answer.song as string[]).find((line) => line.startsWith('Tempo'))
        const isNew = Math.abs(before.bpm - raw.bpm) > 0.005
        if (isNew && !tempo) missing(`${id}: tempo ${before.bpm} to ${raw.bpm}`)
        if (!isNew && tempo) wrong(`${id}: ${tempo}`)
      }
    },
  },
  {
    asks: 'Explain the drop’s chords; what is a secondary dominant here?',
    hold: async ({ library, call, once, wrong, missing }) => {
      for (const { id, raw } of songs(library)) {
        once()
        const { examples, leftOut, problem } = await call('term_explain', { project: id, term: 'secondary dominant' })
        if (problem) missing(`${id}: ${problem}`)
        if (examples?.length === 0 && leftOut.length === 0) missing(`${id}: neither places nor a word on why not`)
        for (const line of examples ?? []) {
          const [, symbol = '', bar = ''] = /(\S+) \(V[^)]*\).*\bbars? ([\d–]+)/.exec(line) ?? []
          if (!isChordThere(raw, symbol, bar)) wrong(`${id}: ${line}`)
        }
      }
    },
  },
  {
    asks: 'Compare these two songs.',
    hold: async ({ library, call, once, wrong, missing }) => {
      const all = songs(library)
      for (const [at, { id, raw }] of all.entries()) {
        const other = all[at + 1]
        if (!other) continue
        once()
        const { song, problem } = await call('saves_compare', { project: id, otherProject: other.id })
        if (problem) missing(`${id}: ${problem}`)
        const tempo = song?.find((line: string) => line.startsWith('Tempo'))
        const isNew = Math.abs(other.raw.bpm - raw.bpm) > 0.01
        if (isNew !== (tempo !== undefined)) wrong(`${id} and ${other.id}: ${tempo ?? 'no change of tempo'}`)
        const [, before, after] = /: ([\d.]+) BPM → ([\d.]+) BPM/.exec(tempo ?? '')?.map(Number) ?? []
        if (tempo && (!near(before, other.raw.bpm) || !near(after, raw.bpm))) wrong(`${id}: ${tempo}`)
      }
    },
  },
  {
    asks: 'What notes play at bar 100?',
    hold: async ({ library, call, once, wrong, missing }) => {
      for (const { id, raw } of songs(library)) {
        const bar = Math.max(1, Math.floor(endOf(raw) / raw.beatsPerBar / 2))
        once()
        const { music, problem, nextCursor } = await call('clip_notes', { project: id, bars: String(bar) })
        if (problem) missing(`${id}: ${problem}`)
        if (nextCursor) continue
        const stretch = beatsOf(String(bar), raw)
        for (const track of playingIn(raw, stretch)) {
          const own = (music as string[]).filter((line) => line.startsWith(`${track.name}: `))
          if (raw.tracks.some((other) => other !== track && other.name === track.name)) continue
          const notes = notesIn(track, stretch)
          const text = own.map((line) => line.slice(track.name.length + 2)).join(' ')
          const isGrid = /\d+ [x.o]{4}/.test(text)
          const said = isGrid
            ? [...text.matchAll(/(\d+) [x.o]{4,}/g)].map(([, pitch]) => Number(pitch))
            : [...text.matchAll(/[A-G][♯♭𝄪𝄫]*-?\d+/gu)].map(([name]) => pitchOf(name))
          const played = notes.filter(({ start }) => !isGrid || start >= stretch.start - 1e-3).map(({ pitch }) => pitch)
          for (const pitch of new Set(played))
            if (!said.includes(pitch)) missing(`${id} bar ${bar}, ${track.name}: ${pitch}`)
          for (const pitch of new Set(said))
            if (!played.includes(pitch)) wrong(`${id} bar ${bar}, ${track.name}: ${pitch}`)
        }
      }
    },
  },
  {
    asks: 'What chord could I try in bar 33?',
    hold: async ({ library, call, once, wrong, missing }) => {
      for (const { id, raw } of songs(library)) {
        const bar = '33'
        if (endOf(raw) < Number(bar) * raw.beatsPerBar) continue
        once()
        const { chords = [], problem, scale } = await call('harmony_read', { project: id, bars: bar })
        const isPlayed = notesOfAll(raw, bar).length > 8
        if (isPlayed && chords.length === 0) missing(`${id}: ${problem ?? 'no chord, though much is played'}`)
        if (!problem && scale === '') missing(`${id}: no scale`)
        for (const { chords: line } of chords)
          for (const { symbol, isDoubtful } of chordsIn(line))
            if (!isDoubtful && !isChordThere(raw, symbol, bar)) wrong(`${id} bar ${bar}: ${symbol}`)
      }
    },
  },
  {
    asks: 'What is the form of this song?',
    hold: async ({ library, call, once, wrong, missing }) => {
      for (const { id, raw } of songs(library)) {
        once()
        const { form, leftOut } = await call('project_overview', { project: id })
        const ranges = [...(form as string).matchAll(/ (\d+)(?:–(\d+))?(?:,|$)/g)].map(([, from, to]) => [
          Number(from),
          Number(to ?? from),
        ])
        const last = Math.ceil(endOf(raw) / raw.beatsPerBar - 1e-3)
        if (ranges.length === 0) missing(`${id}: ${form}`)
        else if (last - (ranges.at(-1)?.[1] ?? 0) > 1 && !leftOut.some((line: string) => /after the end/.test(line)))
          wrong(`${id}: ends at ${ranges.at(-1)?.[1]}, the song at ${last}`)
        for (const [at, [from]] of ranges.entries())
          if (at > 0 && from !== (ranges[at - 1]?.[1] ?? 0) + 1) wrong(`${id}: ${form}`)
      }
    },
  },
  {
    asks: 'What key is this song in?',
    // A key that is named is right or false. A guess between several says that it does not know: it is in part right
    // where one of them is, and false where none is.
    hold: async ({ library, labels, call, once, wrong, missing }) => {
      for (const label of labels) {
        const own = labelled(library, label)
        if (!own) continue
        once()
        const { key } = await call('project_overview', { project: own.id })
        const said = keysIn(key ?? '')
        const right = [label.key, ...label.alternatives].flatMap((name) => name ?? [])
        if (right.length === 0 && said.length > 0) wrong(`${own.id} has no key; said ${key}`)
        if (right.length > 0 && said.length === 0) missing(`${own.id} is in ${right.join(' or ')}; said ${key}`)
        if (right.length === 0 || said.length === 0) continue
        if (!said.some((name) => right.some((other) => isSameKey(name, other))))
          wrong(`${own.id} is in ${right.join(' or ')}; said ${key}`)
        else if (said.length > 1) missing(`${own.id}: ${key}`)
      }
    },
  },
  {
    asks: 'Which notes are outside the key?',
    hold: async ({ library, call, once, wrong, missing }) => {
      for (const { id, raw } of songs(library)) {
        for (const track of raw.tracks
          .filter(
            ({ clips, name }) =>
              clips.some(({ notes }) => notes.length > 0) &&
              raw.tracks.filter((other) => other.name === name).length === 1,
          )
          .slice(0, 4)) {
          const first = track.clips.find((clip) => isHeard(clip) && clip.notes.length > 0 && clip.start >= 0)
          if (!first) continue
          const from = Math.floor(first.start / raw.beatsPerBar) + 1
          once()
          const { music, facts, key, problem } = await call('clip_notes', {
            project: id,
            track: track.id,
            bars: String(from),
            detail: 'detailed',
          })
          if (problem) missing(`${id} ${track.name}: ${problem}`)
          const text = ((music as string[]) ?? []).join(' ')
          if (/\d+ [x.o]{4}/.test(text)) continue
          const sounds = notesIn(track, beatsOf(String(from), raw)).map(({ pitch }) => pitch % 12)
          const outside = outsideIn(facts ?? [])
          const expected = key ? outsideScale([...new Set(sounds)], key) : []
          const isTold = outside !== null && same(outside.map(String), expected.map(String))
          if (key && key !== 'not known' && !isTold)
            wrong(
              `${id} ${track.name} bar ${from}: outside ${key} are ${expected.join(' ')}; said ${outside?.join(' ') ?? 'nothing'}`,
            )
          const said = [...text.matchAll(/[A-G][♯♭𝄪𝄫]*-?\d+/gu)].map(([name]) => pitchOf(name))
          const stretch = beatsOf(String(from), raw)
          const played = first.notes
            .filter(
              ({ start, end }) => start < stretch.end - 1e-3 && end > stretch.start && start >= stretch.start - 1e-3,
            )
            .map(({ pitch }) => pitch + track.pitchShift)
          for (const pitch of new Set(said))
            if (!played.includes(pitch))
              wrong(`${id} ${track.name} bar ${from}: ${pitch}, not ${played.join(' ')}; ${facts?.[0]}`)
          for (const pitch of new Set(played))
            if (!said.includes(pitch)) missing(`${id} ${track.name} bar ${from}: ${pitch}`)
        }
      }
    },
  },
  {
    asks: 'What plays at bars 17 to 24?',
    hold: async ({ library, call, once, wrong, missing }) => {
      for (const { id, raw } of songs(library)) {
        if (endOf(raw) < 24 * raw.beatsPerBar) continue
        once()
        const { playing } = await call('arrangement_read', { project: id, bars: '17-24' })
        const text = playing as string[]
        const tracks = playingIn(raw, beatsOf('17–24', raw))
        const isCut = text.some((line) => line.endsWith('more clips'))
        for (const { name } of tracks)
          if (!isCut && !text.some((line) => line.startsWith(`${name}: `))) missing(`${id}: ${name}`)
        for (const line of text)
          if (!line.endsWith('more clips') && !tracks.some(({ name }) => line.startsWith(`${name}: `)))
            wrong(`${id}: ${line}`)
      }
    },
  },
]
