import { isRecord } from '../wire/mcp-tool.ts'

/** A skill as a server lists it (SEP-2640): instructions for an assistant, with the files that belong to it. */
export type Skill = {
  /** Of its `SKILL.md`. */
  readonly uri: string
  readonly name: string
  readonly description: string
  readonly files: readonly SkillFile[]
}

export type SkillFile = {
  readonly uri: string
  /** `sha256:` and 64 hexadecimal digits. */
  readonly digest: string | undefined
  readonly size: number | undefined
}

type Send = (method: string, params: Record<string, unknown>) => Promise<unknown>

/** Whether a server says that it has skills. */
export function hasSkills(capabilities: Readonly<Record<string, unknown>>): boolean {
  return ['extensions', 'experimental'].some((kind) => {
    const extensions = capabilities[kind]
    return isRecord(extensions) && EXTENSION in extensions
  })
}

/** All skills, page by page. */
export async function listSkills(send: Send): Promise<readonly Skill[]> {
  const skills: Skill[] = []
  let cursor: unknown
  for (let page = 0; page < MOST_PAGES; page++) {
    const answer = await send('skills/list', typeof cursor === 'string' ? { cursor } : {})
    const listed = isRecord(answer) && Array.isArray(answer['skills']) ? answer['skills'] : []
    skills.push(...listed.flatMap((entry) => skillOf(entry) ?? []))
    cursor = isRecord(answer) ? answer['nextCursor'] : undefined
    if (typeof cursor !== 'string') break
  }
  return skills
}

/** Whether a file is what the list says of it; `unknown` where the list says nothing, or the file is no text. */
export async function checkFile(contents: unknown, { digest }: SkillFile): Promise<'same' | 'differs' | 'unknown'> {
  const [first] = Array.isArray(contents) ? (contents as unknown[]) : []
  const text = isRecord(first) ? first['text'] : undefined
  if (digest === undefined || typeof text !== 'string') return 'unknown'
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
  const hex = Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return digest.toLowerCase() === `sha256:${hex}` ? 'same' : 'differs'
}

function skillOf(entry: unknown): Skill | undefined {
  if (!isRecord(entry) || typeof entry['uri'] !== 'string') return undefined
  const frontmatter = isRecord(entry['frontmatter']) ? entry['frontmatter'] : {}
  const files: unknown[] = Array.isArray(entry['resources']) ? entry['resources'] : []
  return {
    uri: entry['uri'],
    name: typeof frontmatter['name'] === 'string' ? frontmatter['name'] : entry['uri'],
    description: typeof frontmatter['description'] === 'string' ? frontmatter['description'] : '',
    files: files.filter(isRecord).flatMap(({ uri, digest, size }) =>
      typeof uri === 'string'
        ? [
            {
              uri,
              digest: typeof digest === 'string' ? digest : undefined,
              size: typeof size === 'number' ? size : undefined,
            },
          ]
        : [],
    ),
  }
}

const EXTENSION = 'io.modelcontextprotocol/skills'
const MOST_PAGES = 50
