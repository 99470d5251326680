import { execFile } from 'node:child_process'
import { cp, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { expect, test } from '@playwright/test'

const root = new URL('../../', import.meta.url).pathname

/** Runs `npm run translations` on the site in a folder. */
function runTranslations(folder: string, ...args: string[]) {
  return new Promise<{ isSuccess: boolean; output: string }>((resolve) => {
    const command = [join(root, 'scripts/translations/cli.ts'), ...args]
    execFile(process.execPath, command, { cwd: folder }, (error, output, errors) => {
      resolve({ isSuccess: error === null, output: output + errors })
    })
  })
}

test('missing passages are exported, translated and imported, and no others change', async () => {
  const folder = test.info().outputPath('site')
  for (const name of [
    'translations',
    'lawyers.json',
    'testimonials.json',
    'deadlines.json',
    'statements.json',
  ]) {
    await cp(join(root, 'public', name), join(folder, 'public', name), { recursive: true })
  }
  const catalogueFile = join(folder, 'public/translations/en/visas.json')
  const readCatalogue = async () =>
    JSON.parse(await readFile(catalogueFile, 'utf8')) as { passages: Record<string, string> }
  const complete = await readCatalogue()
  const [accepted, refused, ...others] = Object.entries(complete.passages)
  if (accepted === undefined || refused === undefined) throw new Error('There are no translations.')
  const [key, translation] = accepted
  const [refusedKey, refusedTranslation] = refused
  const incomplete = { ...complete, passages: Object.fromEntries(others) }
  await writeFile(catalogueFile, JSON.stringify(incomplete))

  const exported = await runTranslations(folder, '--export', 'missing.xliff')
  expect(exported.output).toMatch(/ [1-9]\d* missing\./)
  expect(exported.isSuccess).toBe(false)

  const xliff = join(folder, 'missing.xliff')
  const setTarget = async (unitKey: string, target: string) => {
    const [before = '', after = ''] = (await readFile(xliff, 'utf8')).split(`id="p-${unitKey}"`)
    const unit = after.replace(/<\/source>(?:<target>.*?<\/target>)?/, `</source>${target}`)
    await writeFile(xliff, `${before}id="p-${unitKey}"${unit}`)
    return before.split('\n').length
  }
  await setTarget(key, `<target>${translation}</target>`)
  const line = await setTarget(refusedKey, '<target>A <pc id="1">link</pc></target>')
  const partlyImported = await runTranslations(folder, '--import', 'missing.xliff')
  expect(partlyImported.output).toContain(
    `missing.xliff:${line} p-${refusedKey}: the placeholder <1>`,
  )
  expect(partlyImported.isSuccess).toBe(false)
  const partly = { [key]: translation, ...incomplete.passages }
  expect((await readCatalogue()).passages).toEqual(partly)

  await setTarget(refusedKey, `<target>${refusedTranslation}</target>`)
  const imported = await runTranslations(folder, '--import', 'missing.xliff')
  expect(imported.isSuccess, imported.output).toBe(true)
  expect(await readCatalogue()).toEqual(complete)
})
