import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { madeUpReport } from '../report/testing/made-up-report.ts'
import { useBounce } from './use-bounce.ts'

test('what is given is heard once the report stands', async () => {
  const letter = new File(['Dear Live, listen.'], 'Letter.wav')
  function Page() {
    const { state, give, onWhole } = useBounce(null, madeUpReport())
    return (
      <>
        <p>{state.kind}</p>
        <button type="button" onClick={() => give(letter)}>
          Give
        </button>
        <button type="button" onClick={onWhole}>
          Stands
        </button>
      </>
    )
  }
  const screen = await render(<Page />)
  await screen.getByRole('button', { name: 'Give' }).click()
  await expect.element(screen.getByText('hearing')).toBeVisible()
  await new Promise((resolve) => setTimeout(resolve, 300))
  await expect.element(screen.getByText('hearing')).toBeVisible()
  await screen.getByRole('button', { name: 'Stands' }).click()
  await expect.element(screen.getByText('failed')).toBeVisible()
})
