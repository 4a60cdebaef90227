import type { Answer, RealQuestion } from './asking.ts'
import { endOf, beatsOf } from './measure.ts'
import { type RealProject } from './real-library.ts'
import { isGuess, isSameKey, keysIn } from './said.ts'
import {
  near,
  allDevices,
  songsHaving,
  isNameOfDevice,
  namesIn,
  endOfAll,
  hasLimiterOnMain,
  isChordThere,
  labelled,
  goneFrom,
  rightKeys,
  TAGS,
} from './truths.ts'

export const LIBRARY_QUESTIONS: readonly RealQuestion[] = [
  {
    asks: 'What are my habits?',
    hold: async ({ library, call, wrong, missing }) => {
      const { habits, projects } = await call('library_habits', { projects: 500 })
      if (projects !== library.projects.length) missing(`${projects} of ${library.projects.length} projects`)
      const says = (habit: string) => habits.find((one: Answer) => one.habit === habit) ?? { says: '', shown: '' }
      // Where the tempo moves, or only scenes stand, the XML has no one tempo: such songs may count or not.
      const isOneTempo = ({ raw }: RealProject) => raw.isTempoSteady && endOfAll(raw) > 0
      const countIn = (projects: readonly RealProject[], from: number, until: number) =>
        projects.filter(({ raw }) => raw.bpm >= from && raw.bpm < until).length
      const steady = library.projects.filter(isOneTempo)
      const [, count, , low, high] =
        /(\d+) of your (\d+) songs stand between (\d+) and (\d+)/.exec(says('tempo').says)?.map(Number) ?? []
      if (count === undefined) missing('tempo')
      else {
        const least = countIn(steady, Number(low), Number(high))
        const others = library.projects.length - steady.length
        if (count < least || count > least + others) wrong(says('tempo').says)
      }
      const used = new Map<string, number>()
      for (const { raw } of library.projects)
        for (const tag of new Set(allDevices(raw).map(({ tag: each }) => each))) used.set(tag, (used.get(tag) ?? 0) + 1)
      for (const [, name = '', songsWith] of says('devices').shown.matchAll(/([^:,]+): (\d+)/g)) {
        const tags = TAGS[name.trim()]
        if (tags && Number(songsWith) !== songsHaving(library, tags))
          wrong(`${name}: ${songsWith}, ${songsHaving(library, tags)}`)
      }
    },
  },
  {
    asks: 'Make me a practice plan.',
    hold: async ({ library, call, wrong, missing }) => {
      const { weeks } = await call('practice_plan', { weeks: 8 })
      if (weeks.length < 4) missing(`${weeks.length} weeks`)
      for (const { project, finding, task, because, listenFor } of weeks) {
        const { raw } = library.projects.find(({ id }) => id === project) as RealProject
        for (const part of [task, because, listenFor]) if (part === '') missing(`${finding}: an empty part`)
        for (const [, name = ''] of because.matchAll(/“([^”]+)”/g))
          if (!namesIn(raw).some((own) => own.startsWith(name.replace(/…$/, ''))))
            wrong(`${finding}: no “${name}” in ${project}`)
        const bars = /\(bars ([\d–]+)\)/.exec(task)?.[1]
        if (bars && beatsOf(bars, raw).start >= endOfAll(raw)) wrong(`${finding}: ${bars}, past the end`)
      }
    },
  },
  {
    asks: 'Which songs use Serum?',
    hold: async ({ library, call, once, wrong, missing }) => {
      const names = new Set(
        library.projects.flatMap(({ raw }) => allDevices(raw).flatMap(({ plugin }) => plugin ?? [])),
      )
      for (const name of names) {
        if (name.trim() === '') continue
        once()
        const { hits, projects } = await call('music_search', { for: 'device', text: name, limit: 50 })
        const expected = library.projects.filter(({ raw }) =>
          allDevices(raw).some(({ plugin }) => plugin?.toLowerCase().includes(name.toLowerCase())),
        )
        const found = hits.map(({ project }: Answer) => project)
        for (const { id } of expected) if (!found.includes(id)) missing(`${name}: ${id}`)
        for (const id of found)
          if (!expected.some((project) => project.id === id) && !isNameOfDevice(library, id, name))
            wrong(`${name}: ${id}`)
        if (projects !== found.length) wrong(`${name}: ${projects} projects, ${found.length} shown`)
      }
    },
  },
  {
    asks: 'Which songs have no limiter?',
    hold: async ({ library, call, wrong, missing }) => {
      const found: string[] = []
      let cursor: string | undefined
      do {
        const page: Answer = await call('music_search', {
          for: 'device',
          text: 'Limiter',
          without: true,
          limit: 50,
          ...(cursor ? { cursor } : {}),
        })
        found.push(...page.hits.map(({ project }: Answer) => project))
        cursor = page.nextCursor
      } while (cursor)
      const has = ({ raw }: RealProject) =>
        allDevices(raw).some(({ tag, plugin }) => tag === 'Limiter' || /limiter/i.test(plugin ?? ''))
      for (const project of library.projects) {
        const isFound = found.includes(project.id)
        if (isFound && has(project)) wrong(`${project.id} has one`)
        if (!isFound && !has(project)) missing(project.id)
      }
    },
  },
  {
    asks: 'Where is V7?',
    hold: async ({ library, call, wrong, missing }) => {
      const { hits } = await call('music_search', { for: 'chord', text: 'V7', limit: 50 })
      if (hits.length === 0) missing('none found')
      for (const { project, places } of hits) {
        const { raw } = library.projects.find(({ id }) => id === project) as RealProject
        for (const place of places) {
          const [, symbol = '', bar = ''] = /^(\S+) at bars? ([\d–]+)/.exec(place) ?? []
          if (symbol !== '' && endOf(raw) > 0 && !raw.hasMeterChanges && !isChordThere(raw, symbol, bar))
            wrong(`${project}: ${place}`)
        }
      }
    },
  },
  {
    asks: 'Which are sketches?',
    hold: async ({ library, call, wrong, missing }) => {
      const found: string[] = []
      let cursor: string | undefined
      do {
        const page: Answer = await call('projects_find', { stage: 'sketch', limit: 50, ...(cursor ? { cursor } : {}) })
        found.push(...page.projects.map(({ id }: Answer) => id))
        cursor = page.nextCursor
      } while (cursor)
      for (const { id, raw } of library.projects) {
        if (endOfAll(raw) === 0 && !found.includes(id) && !hasLimiterOnMain(raw)) missing(`${id}: nothing is arranged`)
        if (found.includes(id) && hasLimiterOnMain(raw) && endOfAll(raw) >= 64 * raw.beatsPerBar)
          wrong(`${id}: a limiter and 64 bars`)
      }
    },
  },
  {
    asks: 'Read a set outside the folder.',
    hold: async ({ library, call, wrong, missing }) => {
      const first = library.projects[0] as RealProject
      const named = await call('set_analyse', { path: library.outside.named })
      if (!near(named.bpm, first.raw.bpm)) wrong(`${named.problem ?? named.bpm}`)
      const refused = await call('set_analyse', { path: library.outside.unnamed })
      if (!/lies outside .*--also/.test(refused.problem ?? '')) missing('the way to open it')
    },
  },
  {
    asks: 'Which of my songs are in F minor near 124 BPM?',
    hold: async ({ library, labels, call, once, wrong, missing }) => {
      for (const label of labels.filter(({ sure, key }) => sure === 'sure' && key)) {
        const own = labelled(library, label)
        if (!own) continue
        once()
        const { projects } = await call('projects_find', {
          key: label.key,
          bpmFrom: own.raw.bpm - 2,
          bpmTo: own.raw.bpm + 2,
        })
        for (const { id, key: told } of projects) {
          const found = library.projects.find((project) => project.id === id)
          if (!found) {
            if (!id.startsWith('outside-')) wrong(`${id} is no project of the folder`)
            continue
          }
          if (Math.abs(found.raw.bpm - own.raw.bpm) > 2.01) wrong(`${id}: ${found.raw.bpm} BPM`)
          const says = labels.find((other) => labelled(library, other)?.id === id)
          const names = isGuess(told) ? keysIn(told) : [label.key ?? '']
          if (says && !rightKeys(says).some((key) => names.some((name) => isSameKey(key, name))))
            wrong(`${id} is in ${says.key ?? 'no key'}, and not ${label.key}`)
        }
        if (!projects.some(({ id }: Answer) => id === own.id)) missing(`${own.id} is in ${label.key}`)
      }
    },
  },
  {
    asks: 'Which plug-ins do I need on a new laptop?',
    hold: async ({ library, call, wrong, missing }) => {
      const listed: string[] = []
      let cursor: string | undefined
      do {
        const page: Answer = await call('library_habits', {
          list: 'plugins',
          projects: 500,
          ...(cursor ? { cursor } : {}),
        })
        listed.push(...page.listed)
        cursor = page.nextCursor
      } while (cursor)
      const names = new Set(
        library.projects.flatMap(({ raw }) => allDevices(raw).flatMap(({ plugin }) => plugin || [])),
      )
      for (const name of names) if (!listed.some((line) => line.startsWith(`${name} (`))) missing(name)
      for (const line of listed) if (![...names].some((name) => line.startsWith(`${name} (`))) wrong(line)
    },
  },
  {
    asks: 'Which sets miss samples?',
    hold: async ({ library, call, wrong, missing }) => {
      const found = new Map<string, string[]>()
      let cursor: string | undefined
      do {
        const page: Answer = await call('music_search', {
          for: 'missing sample',
          limit: 50,
          ...(cursor ? { cursor } : {}),
        })
        if (page.problem) return missing(page.problem)
        for (const { project, places } of page.hits) found.set(project, places)
        cursor = page.nextCursor
      } while (cursor)
      for (const { id, raw } of library.projects) {
        const gone = goneFrom(raw).map(({ name }) => name)
        const said = (found.get(id) ?? []).filter((place) => !/^\d+ more places$/.test(place))
        if (gone.length > 0 && said.length === 0) missing(`${id}: ${gone.slice(0, 3).join(', ')}`)
        for (const place of said)
          if (!gone.some((name) => place.replace(/ ×\d+$/, '') === name)) wrong(`${id}: ${place}`)
      }
    },
  },
  {
    asks: 'Where do I use kick samples?',
    hold: async ({ library, call, wrong, missing }) => {
      const found: string[] = []
      let cursor: string | undefined
      do {
        const page: Answer = await call('music_search', {
          for: 'sample',
          text: 'kick',
          limit: 50,
          ...(cursor ? { cursor } : {}),
        })
        found.push(...page.hits.map(({ project }: Answer) => project))
        cursor = page.nextCursor
      } while (cursor)
      for (const { id, raw } of library.projects) {
        const has = raw.samples.some(({ name }) => /kick/i.test(name))
        if (has && !found.includes(id)) missing(id)
        if (!has && found.includes(id)) wrong(id)
      }
    },
  },
]
