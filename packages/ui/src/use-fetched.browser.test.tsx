import { expect, test } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { useFetched } from './use-fetched.ts'

test('keeps what came until the answer to other keys is there, and says that it is an earlier one', async () => {
  const answers = new Map(['a', 'b'].map((key) => [key, Promise.withResolvers<string>()]))
  const { result, rerender } = await renderHook(
    ({ key }: { key: string } = { key: 'a' }) =>
      useFetched(() => answers.get(key)?.promise ?? Promise.reject(new Error(key)), [key]),
    { initialProps: { key: 'a' } },
  )
  expect(result.current).toEqual({ isEarlier: false })
  answers.get('a')?.resolve('first')
  await expect.poll(() => result.current).toMatchObject({ value: 'first', isEarlier: false })
  await rerender({ key: 'b' })
  expect(result.current).toMatchObject({ value: 'first', isEarlier: true })
  answers.get('b')?.resolve('second')
  await expect.poll(() => result.current).toMatchObject({ value: 'second', isEarlier: false })
  await rerender({ key: 'none' })
  await expect.poll(() => result.current.error?.message).toBe('none')
})

test('takes no answer that comes after the keys have changed', async () => {
  const late = Promise.withResolvers<string>()
  const { result, rerender } = await renderHook(
    ({ key }: { key: string } = { key: 'late' }) =>
      useFetched(() => (key === 'late' ? late.promise : Promise.resolve(key)), [key]),
    { initialProps: { key: 'late' } },
  )
  await rerender({ key: 'next' })
  await expect.poll(() => result.current.value).toBe('next')
  late.resolve('late')
  await late.promise
  await rerender({ key: 'next' })
  expect(result.current.value).toBe('next')
})

test('asks for nothing where there is nothing to ask for', async () => {
  const { result } = await renderHook(() => useFetched<string>(null, []))
  expect(result.current).toEqual({ isEarlier: false })
})
