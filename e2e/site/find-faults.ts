import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type axeCore from 'axe-core'

/** What axe finds wrong with the page as it stands: each rule with the elements that break it. */
export async function findFaults(page: Page): Promise<string[]> {
  await Promise.all(
    page.frames().map(async (frame) => {
      if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(AXE)
    }),
  )
  return page.evaluate(async () => {
    /** Half-way between two themes a colour has a contrast that no one reads by. */
    for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish()
    const { axe } = window as unknown as { axe: typeof axeCore }
    const { violations } = await axe.run({ resultTypes: ['violations'] })
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`)
  })
}

/** Once for a document: axe's own builder for Playwright sends a source twice as long, two times for each look. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
