import type { ViewHost } from './connect-to-host.ts'

/**
 * Sections as columns, wide as their bars and high as their density. A chosen one says what enters, leaves and plays.
 * It is written into the view's page as text, so it uses nothing from outside itself.
 */
export function showArrangement(host: ViewHost): void {
  type Section = { label: string; bars: string; density: number; enters: string; leaves: string }
  type Answer = { project: string; of: string; sections: Section[]; longestUnchanged: string }

  host.onResult((value) => {
    const { project, of, sections, longestUnchanged } = value as unknown as Answer
    const details = element('div', { class: 'details', role: 'status' })
    const columns = sections.map((section) => column(section, () => void choose(section)))
    const picture = element('div', { class: 'sections', role: 'group', 'aria-label': `Sections of ${of}` }, ...columns)
    document.body.replaceChildren(
      picture,
      details,
      element('p', {}, `Longest stretch without a change: ${longestUnchanged}`),
    )

    async function choose(section: Section): Promise<void> {
      columns.forEach((button, at) => button.setAttribute('aria-pressed', String(sections[at] === section)))
      const facts = [
        `${section.label}, bars ${section.bars}, density ${section.density}`,
        moves('Enters', section.enters),
        moves('Leaves', section.leaves),
      ]
      details.replaceChildren(...facts.filter((fact) => fact !== '').map((fact) => element('p', {}, fact)))
      const answer = await host.callTool('arrangement_read', { project, bars: section.bars.replace('–', '-') })
      const playing = (answer['structuredContent'] as { playing?: string[] } | undefined)?.playing ?? []
      details.append(element('ul', {}, ...playing.map((line) => element('li', {}, line))))
    }
  })

  function column({ label, bars, density }: Section, choose: () => void): HTMLElement {
    const [from = 1, to = from] = bars.split('–').map(Number)
    const fill = element('span', { class: 'fill', style: `height:${Math.round(density * 100)}%` })
    const button = element(
      'button',
      { type: 'button', 'aria-pressed': 'false', style: `flex-grow:${to - from + 1}` },
      fill,
      element('span', {}, `${label} ${bars}`),
    )
    button.addEventListener('click', choose)
    return button
  }

  function moves(name: string, tracks: string): string {
    return tracks === '' ? '' : `${name}: ${tracks}`
  }

  function element(tag: string, attributes: Record<string, string>, ...children: (Node | string)[]): HTMLElement {
    const made = document.createElement(tag)
    for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value)
    made.append(...children)
    return made
  }
}
