import { expect, test } from './test.ts'
import { findTextOverlaps } from './text-overlaps.ts'

test('findTextOverlaps finds each kind of fault, and nothing in a page without', async ({
  page,
}) => {
  const find = async (body: string) => {
    await page.setContent(`<body style="margin: 0"><div id="root">${body}</div>`)
    return (await page.evaluate(findTextOverlaps)).map((issue) => issue.replace(/ \(.*/, ''))
  }
  const over = 'style="margin: -38px 0 0"'
  const narrow = 'overflow: hidden; inline-size: 40px; white-space: nowrap'
  expect(await find(`<p>under</p><p ${over}>over</p>`)).toEqual(["overlap: 'over'"])
  expect(await find(`<p style="${narrow}">a long line</p>`)).toEqual(["cut off: 'a long line'"])
  expect(await find('<p style="overflow: auto; text-indent: -60px">before</p>')).toEqual([
    "out of reach: 'before'",
  ])
  expect(await find('<p style="inline-size: 2em; overflow-wrap: anywhere">procedure</p>')).toEqual([
    "broken word 'procedure': 'procedure'",
  ])
  expect(
    await find('<p style="inline-size: 5em; white-space: nowrap">a much longer line</p>'),
  ).toEqual(["sticks out of <p>: 'a much longer line'"])
  expect(await find('<p style="inline-size: 3000px">wide</p>')).toEqual([
    expect.stringMatching(/^the page scrolls sideways by \d+ px$/),
  ])
  const fine = [
    `<p style="${narrow}; text-overflow: ellipsis">a long line</p>`,
    '<p style="overflow: auto; white-space: nowrap; inline-size: 40px">a long line</p>',
    `<p>under</p><p ${over} inert>over</p>`,
    '<p style="position: absolute; inline-size: 1px; overflow: hidden; clip-path: inset(50%)">x y</p>',
    '<p style="inline-size: 3em; overflow-wrap: anywhere; hyphens: auto">procedure</p>',
  ]
  expect(await find(fine.join(''))).toEqual([])
})
