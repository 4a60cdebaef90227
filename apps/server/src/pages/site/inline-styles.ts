import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The page with its style sheets written into it, so that it is painted when it arrives and waits for no second answer.
 * The links stay, switched off: the page's script takes over exactly the elements that the build has drawn.
 */
export function inlineStyles(html: string, siteFolder: string): string {
  return html.replaceAll(STYLE_LINK, (link, href: string) => {
    const file = join(siteFolder, href)
    if (!existsSync(file)) return link
    return `<style>${readFileSync(file, 'utf8').trim()}</style>${link.replace(/\/?>$/, ' disabled=""/>')}`
  })
}

const STYLE_LINK = /<link rel="stylesheet" href="(\/assets\/[\w.-]+\.css)"\/?>/g
