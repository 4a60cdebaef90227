import type { PackedRoll, RollNote } from '../music/piano-roll.ts'
import type { ViewHost } from './connect-to-host.ts'

/**
 * The notes of a clip over its bars: full for the tonic, half for the scale, dashed for what lies outside the key. Arrow
 * keys go from note to note, and each says what it is. It is written into the view's page as text, so it uses nothing
 * from outside itself.
 */
export function showPianoRoll(host: ViewHost): void {
  const [beatWidth, rowHeight, left, top] = [28, 10, 36, 16]

  host.onResult((value, forView) => {
    const roll = forView['roll'] as PackedRoll | undefined
    const unpacked = (roll?.rows ?? []).map(([pitch, startBeats, durationBeats, velocity]): RollNote => {
      const [name, place] = roll?.pitches[pitch] ?? ['', 'free']
      return { pitch, name, startBeats, durationBeats, velocity, place }
    })
    const notes = unpacked.sort((a, b) => a.startBeats - b.startBeats || a.pitch - b.pitch)
    if (!roll || notes.length === 0) {
      document.body.replaceChildren(element('p', {}, 'This clip holds no notes to draw.'))
      return
    }
    const told = element('p', { role: 'status', class: 'details' }, 'Arrow keys go from note to note.')
    const facts = (value['facts'] as string[] | undefined) ?? []
    const left = roll.leftOut > 0 ? [element('p', {}, `${roll.leftOut} more notes are not drawn.`)] : []
    document.body.replaceChildren(
      element(
        'p',
        {},
        `${roll.title}, from bar ${roll.firstBar}. Key: ${typeof value['key'] === 'string' ? value['key'] : 'not known'}`,
      ),
      element('div', { class: 'roll' }, picture(roll, notes, told)),
      told,
      ...left,
      element('ul', {}, ...facts.map((fact) => element('li', {}, fact))),
    )
  })

  function picture(roll: PackedRoll, notes: readonly RollNote[], told: HTMLElement): SVGElement {
    const pitches = notes.map(({ pitch }) => pitch)
    const [lowest, highest] = [Math.min(...pitches), Math.max(...pitches)]
    const width = left + Math.max(8, roll.lengthBeats) * beatWidth
    const height = top + (highest - lowest + 1) * rowHeight
    const y = (pitch: number) => top + (highest - pitch) * rowHeight
    const bars = Array.from({ length: Math.ceil(roll.lengthBeats / roll.beatsPerBar) }, (_, bar) => bar)
    const marks = notes.map((note) => {
      const mark = drawn('rect', {
        class: note.place,
        x: left + note.startBeats * beatWidth,
        y: y(note.pitch) + 1,
        width: Math.max(3, note.durationBeats * beatWidth - 1),
        height: rowHeight - 2,
        rx: 2,
        tabindex: -1,
        role: 'img',
        'aria-label': said(note, roll),
      })
      mark.addEventListener('focus', () => (told.textContent = said(note, roll)))
      mark.addEventListener('pointerenter', () => (told.textContent = said(note, roll)))
      return mark
    })
    marks[0]?.setAttribute('tabindex', '0')
    const svg = drawn(
      'svg',
      { viewBox: `0 0 ${width} ${height}`, width, height, role: 'group', 'aria-label': `Piano roll of ${roll.title}` },
      ...bars.flatMap((bar) => {
        const x = left + bar * roll.beatsPerBar * beatWidth
        return [
          drawn('line', { class: 'bar', x1: x, x2: x, y1: 0, y2: height }),
          drawn('text', { x: x + 3, y: 11 }, String(roll.firstBar + bar)),
        ]
      }),
      ...[...new Map(notes.map((note) => [note.pitch, note.name]))].map(([pitch, name]) =>
        drawn('text', { x: 0, y: y(pitch) + rowHeight - 1 }, name),
      ),
      ...marks,
    )
    svg.addEventListener('keydown', (event) => {
      const at = marks.findIndex((mark) => mark === document.activeElement)
      const to =
        { ArrowRight: at + 1, ArrowDown: at + 1, ArrowLeft: at - 1, ArrowUp: at - 1, Home: 0, End: marks.length - 1 }[
          event.key
        ] ?? -1
      const next = marks[to]
      if (!next) return
      event.preventDefault()
      for (const mark of marks) mark.setAttribute('tabindex', mark === next ? '0' : '-1')
      next.focus()
    })
    return svg
  }

  function said({ name, startBeats, durationBeats, velocity, place }: RollNote, roll: PackedRoll): string {
    const bar = roll.firstBar + Math.floor(startBeats / roll.beatsPerBar + 1e-6)
    const beat = Math.round(((startBeats % roll.beatsPerBar) + 1) * 100) / 100
    const words = { tonic: ', the tonic', scale: ', in the key', outside: ', outside the key', free: '' }[place]
    return `${name}${words}: bar ${bar}, beat ${beat}, ${Math.round(durationBeats * 100) / 100} beats long, velocity ${velocity}`
  }

  function drawn(tag: string, attributes: Record<string, string | number>, ...children: (Node | string)[]): SVGElement {
    const made = document.createElementNS('http://www.w3.org/2000/svg', tag)
    for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, String(value))
    made.append(...children)
    return made
  }

  function element(tag: string, attributes: Record<string, string>, ...children: (Node | string)[]): HTMLElement {
    const made = document.createElement(tag)
    for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value)
    made.append(...children)
    return made
  }
}
