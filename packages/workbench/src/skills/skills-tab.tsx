import { useState } from 'react'
import { Button, Notice, useFetched } from '@kvint/ui'
import { CodeBlock } from '../code-block.tsx'
import { readableJson } from '../content/readable-json.ts'
import { useWorkbenchWords } from '../copy/session.ts'
import { errorWords } from '../session/error-words.ts'
import type { Session } from '../session/session.ts'
import { isRecord } from '../wire/mcp-tool.ts'
import { useSkillWords } from './copy/skills.ts'
import { checkFile, hasSkills, listSkills, type SkillFile } from './skill.ts'

/** The skills of a server, their files, and whether each file is what the list says. */
export function SkillsTab({ session }: { session: Session }) {
  const copy = useSkillWords()
  return hasSkills(session.about.capabilities) ? (
    <SkillList session={session} />
  ) : (
    <p className="text-small text-muted">{copy.unsupported}</p>
  )
}

type Read =
  | { readonly uri: string; readonly text: string; readonly check: Awaited<ReturnType<typeof checkFile>> }
  | { readonly uri: string; readonly failure: string }

function SkillList({ session }: { session: Session }) {
  const workbenchWords = useWorkbenchWords()
  const copy = useSkillWords()
  const [round, setRound] = useState(1)
  const { value: skills, error } = useFetched(() => listSkills(session.send), [round])
  const [read, setRead] = useState<Read>()
  const show = async (file: SkillFile) => {
    try {
      const { contents } = await session.readResource(file.uri)
      setRead({ uri: file.uri, text: textOf(contents), check: await checkFile(contents, file) })
    } catch (error) {
      setRead({ uri: file.uri, failure: errorWords(error) })
    }
  }
  if (error) return <Notice tone="danger">{error.message}</Notice>
  if (!skills) return <output className="text-small text-muted">{workbenchWords.loading}</output>
  return (
    <>
      <p className="text-small text-muted">{copy.lead}</p>
      <Button size="tool" className="justify-self-start" onClick={() => setRound(round + 1)}>
        {copy.refresh}
      </Button>
      {skills.length === 0 && <p className="text-small text-muted">{copy.none}</p>}
      <ul aria-label={copy.heading} className="grid gap-4 text-small empty:hidden">
        {skills.map(({ uri, name, description, files }) => (
          <li key={uri} className="grid min-w-0 gap-1 border-t border-line pt-3">
            <p className="font-semibold break-words">{name}</p>
            <p className="break-words text-muted">{description}</p>
            <ul aria-label={copy.files(name)}>
              {(files.length > 0 ? files : [{ uri, digest: undefined, size: undefined }]).map((file) => (
                <li key={file.uri} className="flex flex-wrap items-center gap-2 py-1">
                  <span className="min-w-0 grow font-mono text-tool break-all">{file.uri}</span>
                  {file.size !== undefined && <span className="text-tool text-muted">{copy.bytes(file.size)}</span>}
                  <Button size="tool" aria-label={copy.readOf(file.uri)} onClick={() => void show(file)}>
                    {copy.read}
                  </Button>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      {read && 'failure' in read && <Notice tone="danger">{read.failure}</Notice>}
      {read && 'text' in read && (
        <>
          <Notice tone={read.check === 'same' ? 'ok' : read.check === 'differs' ? 'danger' : 'plain'}>
            {copy.checks[read.check]}
          </Notice>
          <CodeBlock text={read.text} label={copy.content(read.uri)} className="max-h-96" />
        </>
      )}
    </>
  )
}

function textOf(contents: readonly unknown[]): string {
  const [first] = contents
  return isRecord(first) && typeof first['text'] === 'string' ? first['text'] : readableJson(contents)
}
