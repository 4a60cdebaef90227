import { expect, it } from 'vitest'
import { headlessShellBeside } from './find-chromium.ts'

it.each([
  [
    '/p/chromium-1255/chrome-linux64/chrome',
    '/p/chromium_headless_shell-1255/chrome-headless-shell-linux64/chrome-headless-shell',
  ],
  [
    '/p/chromium-1255/chrome-mac-arm64/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing',
    '/p/chromium_headless_shell-1255/chrome-headless-shell-mac-arm64/chrome-headless-shell',
  ],
  [
    String.raw`C:\p\chromium-1255\chrome-win64\chrome.exe`,
    String.raw`C:\p\chromium_headless_shell-1255\chrome-headless-shell-win64\chrome-headless-shell.exe`,
  ],
])('the headless shell of %s', (browser, shell) => {
  expect(headlessShellBeside(browser)).toBe(shell)
})
