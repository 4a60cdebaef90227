import type { Prompt } from '@modelcontextprotocol/client'
import { type FormEvent, useState } from 'react'
import { usePromptsWords, useWorkbenchWords } from '../../copy/session.ts'
import { Button, Notice, useFetched } from '@kvint/ui'
import { CodeBlock } from '../../code-block.tsx'
import { readableJson } from '../../content/readable-json.ts'
import { ToolList } from '../../tool/tool-list.tsx'
import { errorWords } from '../error-words.ts'
import type { Session } from '../session.ts'
import { CompletedField } from './completed-field.tsx'

/** The prompts of the server: filled in with its completions, and what they give. */
export function PromptsTab({ session }: { session: Session }) {
  const workbenchWords = useWorkbenchWords()
  const copy = usePromptsWords()
  const [round, setRound] = useState(1)
  const { value: prompts, error } = useFetched(session.listPrompts, [round])
  const [chosen, setChosen] = useState<Prompt>()
  if (error) return <Notice tone="danger">{error.message}</Notice>
  if (!prompts) return <output className="text-small text-muted">{workbenchWords.loading}</output>
  return (
    <>
      <Button size="tool" className="justify-self-start" onClick={() => setRound(round + 1)}>
        {copy.refresh}
      </Button>
      {prompts.length === 0 ? (
        <p className="text-small text-muted">{copy.none}</p>
      ) : (
        <div className="grid items-start gap-6 md:grid-cols-[2fr_3fr]">
          <ToolList
            tools={prompts.map(({ name, description }) => ({ name, ...(description && { description }) }))}
            chosen={chosen ? { name: chosen.name } : null}
            onChoose={({ name }) => setChosen(prompts.find((one) => one.name === name))}
          />
          {chosen ? (
            <PromptForm key={chosen.name} prompt={chosen} session={session} />
          ) : (
            <p className="text-small text-muted">{copy.choose}</p>
          )}
        </div>
      )}
    </>
  )
}

function PromptForm({ prompt, session }: { prompt: Prompt; session: Session }) {
  const copy = usePromptsWords()
  const [entered, setEntered] = useState<Record<string, string>>({})
  const [given, setGiven] = useState<{ text: string } | { failure: string }>()
  const get = async (event: FormEvent) => {
    event.preventDefault()
    const filled = Object.fromEntries(Object.entries(entered).filter(([, value]) => value !== ''))
    try {
      setGiven({ text: readableJson((await session.getPrompt(prompt.name, filled)).messages) })
    } catch (error) {
      setGiven({ failure: errorWords(error) })
    }
  }
  return (
    <form noValidate onSubmit={(event) => void get(event)} className="grid min-w-0 gap-4">
      <h3 className="font-semibold">{prompt.title ?? prompt.name}</h3>
      {(prompt.arguments ?? []).map(({ name, description, required }) => (
        <CompletedField
          key={name}
          label={name}
          hint={description}
          isRequired={required ?? false}
          value={entered[name] ?? ''}
          onChange={(value) => setEntered({ ...entered, [name]: value })}
          complete={
            'completions' in session.about.capabilities
              ? (value) =>
                  session.complete({ type: 'ref/prompt', name: prompt.name }, name, value, without(entered, name))
              : undefined
          }
        />
      ))}
      <Button type="submit" look="main" className="justify-self-start">
        {copy.get}
      </Button>
      {given && 'failure' in given && <Notice tone="danger">{given.failure}</Notice>}
      {given && 'text' in given && <CodeBlock text={given.text} label={copy.messages} className="max-h-96" />}
    </form>
  )
}

/** What else is filled in: completions may depend on it. */
function without(entered: Record<string, string>, name: string): Record<string, string> {
  return Object.fromEntries(Object.entries(entered).filter(([key, value]) => key !== name && value !== ''))
}
