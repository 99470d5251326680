import { readStoryViewports } from 'story-review'

import { expect, test } from './test.ts'
import { site } from './visitor.ts'

const isEveryStory = process.env['EVERY_STORY'] === 'on'

/** Each part plays about fifty stories in one page, as somebody does who goes from one to the next. */
const parts = isEveryStory ? 36 : 6

/** Shows a story and plays it: what went wrong, or nothing. One that does not end meets the driver's limit for a script. */
function play(storyId: string): Promise<string> {
  const channel = __STORYBOOK_ADDONS_CHANNEL__
  const errors: string[] = []
  const note = (error: unknown) => {
    const [{ message = '' } = {}] = [error].flat() as { message?: string }[]
    errors.push(message === '' ? JSON.stringify(error) : message)
  }
  return new Promise((resolve) => {
    const listeners: Readonly<Record<string, (payload: unknown) => void>> = {
      playFunctionThrewException: note,
      storyThrewException: end,
      unhandledErrorsWhilePlaying: note,
      storyErrored: end,
      storyMissing: end,
      storyFinished: end,
    }
    for (const [event, listen] of Object.entries(listeners)) channel.on(event, listen)
    channel.emit('setCurrentStory', { storyId, viewMode: 'story' })

    function end(result: unknown): void {
      const { storyId: ended = storyId, status } = Object(result) as Record<string, string>
      if (ended !== storyId) return
      if (status !== 'success' && errors.length === 0) note(result)
      for (const [event, listen] of Object.entries(listeners)) channel.off(event, listen)
      resolve(errors.join('\n'))
    }
  })
}

/**
 * WebKitGTK opens the list of a select on a mouse press that a story imitates, and the list, as it closes, chooses what lies
 * under the mouse.
 */
function keepSelectsClosed(): void {
  document.addEventListener(
    'mousedown',
    (event) => {
      if (event.isTrusted || !(event.target instanceof HTMLSelectElement)) return
      event.preventDefault()
      event.target.focus()
    },
    { capture: true },
  )
}

test.describe.configure({ mode: 'parallel' })
// The stories of a failure log it.
test.use({ ignoresErrors: true })

for (let part = 0; part < parts; part += 1) {
  test(`stories, part ${part + 1} of ${parts}`, async ({ visitor, engine }) => {
    const response = await fetch(`${site}/storybook/index.json`)
    const { entries } = (await response.json()) as {
      entries: Record<string, { type: string; id: string; tags: string[] }>
    }
    // Components whose behaviour uses what differs between engines; with EVERY_STORY all stories in Firefox.
    const all = Object.values(entries).filter(
      ({ type, tags }) =>
        type === 'story' &&
        ((engine === 'firefox' && isEveryStory) ||
          (tags.includes('engines') && tags.includes('play-fn'))),
    )
    expect(all.length).toBeGreaterThan(50)
    const stories = all.slice((all.length * part) / parts, (all.length * (part + 1)) / parts)
    const ids = stories.map(({ id }) => id)

    // Without axe: what it finds does not depend on the engine.
    await visitor.tab.goto(
      `${site}/storybook/iframe.html?id=getting-started--docs&globals=a11y.manual:!true`,
    )
    await visitor.until(() => '__STORYBOOK_PREVIEW__' in globalThis)
    if (engine === 'webkitgtk') await visitor.run(keepSelectsClosed)
    const viewports = await visitor.run(readStoryViewports, ids)
    const errors: string[] = []
    for (const [index, id] of ids.entries()) {
      await visitor.tab.resize(viewports[index]?.width ?? 1200, 900)
      const error = await visitor.run(play, id).catch((reason: unknown) => {
        throw new Error(`${id} did not end.`, { cause: reason })
      })
      if (error !== '') errors.push(`${id}: ${error}`)
    }
    expect(errors).toEqual([])
  })
}
