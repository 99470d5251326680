import { execFileSync } from 'node:child_process'
import { mkdir, mkdtemp, readFile, readlink, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { findMissingPackages, linkPackages } from './build.ts'
import { compare, hashPair } from './compare.ts'
import { addDecisions, readDecisions } from './files.ts'
import { pairPictures } from './make-review.ts'
import { type Decision, formatVerdict, getState, type Item, mergeDecisions } from './review.ts'
import { findChangedFiles, findCommit, saveWorkingTree } from './trees.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'review-'))
})
afterAll(() => rm(folder, { recursive: true }))

function draw(shape: string, { width = 60, height = 40, background = '#fff' } = {}) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${background}"/>${shape}</svg>`
  return sharp(Buffer.from(svg)).png().toBuffer()
}

describe('compare', () => {
  it('finds no difference between equal pictures, however they are encoded', async () => {
    const picture = await draw('<circle cx="20" cy="20" r="10"/>')
    const encodedAgain = await sharp(picture).png({ compressionLevel: 0 }).toBuffer()
    expect(encodedAgain.equals(picture)).toBe(false)
    expect(await compare(picture, picture)).toBeUndefined()
    expect(await compare(picture, encodedAgain)).toBeUndefined()
  })
  it('ignores antialiasing', async () => {
    const smooth = await draw('<path d="M5 35 L55 8" stroke="#000" stroke-width="3"/>')
    const moved = await draw('<path d="M5 35.15 L55 8.15" stroke="#000" stroke-width="3"/>')
    expect(moved.equals(smooth)).toBe(false)
    expect(await compare(smooth, moved)).toBeUndefined()
  })
  it('counts the pixels that changed, even by a little', async () => {
    const before = await draw('<rect x="10" y="10" width="8" height="5" fill="#a8242b"/>')
    const after = await draw('<rect x="10" y="10" width="8" height="5" fill="#a8382b"/>')
    expect(await compare(before, after)).toMatchObject({ pixels: 40 })
  })
  it('counts what one picture has more', async () => {
    const difference = await compare(await draw(''), await draw('', { width: 62, height: 50 }))
    expect(difference?.pixels).toBe(62 * 50 - 60 * 40)
    expect(await sharp(difference?.picture).metadata()).toMatchObject({ width: 62, height: 50 })
  })
})

it('pairs pictures by story, width and language', () => {
  const shot = { title: '', name: '', file: '', height: 1, language: 'fr', folder: '' }
  const both = { ...shot, story: 'a', width: 390 }
  const gone = { ...shot, story: 'a', width: 1440 }
  const added = { ...shot, story: 'b', width: 390 }
  expect(pairPictures([both, gone], [both, added])).toEqual([
    { view: both, before: both, after: both },
    { view: added, before: undefined, after: added },
    { view: gone, before: gone, after: undefined },
  ])
})

const item: Item = {
  story: 'button--primary',
  title: 'Button',
  name: 'Primary',
  width: 390,
  language: 'fr',
  kind: 'changed',
  hash: hashPair(Buffer.from('before'), Buffer.from('after')),
  files: [],
}
const accepted: Decision = {
  story: item.story,
  width: item.width,
  language: item.language,
  hash: item.hash,
  decision: 'accepted',
  name: 'Ana',
  sentence: '',
  time: '2026-01-15T09:30:00.000Z',
}
const refused: Decision = {
  ...accepted,
  decision: 'refused',
  sentence: 'Too red.',
  time: '2026-01-15T09:31:00.000Z',
}

const check = (items: Item[], decisions: Decision[]) =>
  formatVerdict(items, mergeDecisions(decisions))

const merge = (...lists: Decision[][]) => [...mergeDecisions(...lists).values()]

describe('decisions', () => {
  it('count until a later one about the same pictures', () => {
    expect(merge([accepted], [refused])).toEqual([refused])
    expect(merge([refused], [accepted])).toEqual([refused])
    expect(merge([accepted], [{ ...refused, width: 1440 }])).toHaveLength(2)
  })
  it('pass only if everything is accepted', () => {
    expect(check([], [])).toMatchObject({ isAccepted: true })
    expect(check([item], [accepted])).toMatchObject({ isAccepted: true })
    expect(check([item], [])).toMatchObject({ isAccepted: false })
    expect(check([item], [refused])).toEqual({
      text: 'refused    Button: Primary, 390 px, fr (changed), by Ana: Too red.\n0 accepted, 0 undecided, 1 refused, 0 failed',
      isAccepted: false,
    })
    expect(check([{ ...item, kind: 'failed' }], [accepted])).toMatchObject({ isAccepted: false })
  })
  it('are void when one of the pictures is another one', () => {
    const hash = hashPair(Buffer.from('before'), Buffer.from('another'))
    expect(getState({ ...item, hash }, mergeDecisions([accepted]))).toBe('undecided')
    const missing = [
      hashPair(undefined, Buffer.from('a')),
      hashPair(Buffer.from('a'), undefined),
      hashPair(Buffer.from('a'), Buffer.from('')),
    ]
    expect(new Set(missing).size).toBe(3)
  })
  it('are added to the file one after the other', async () => {
    const file = join(folder, 'decisions.json')
    expect(await readDecisions(file)).toEqual([])
    await Promise.all([390, 820, 1440].map((width) => addDecisions(file, [{ ...accepted, width }])))
    expect(await readDecisions(file)).toHaveLength(3)
  })
  it.each(['{"format": 1, "decisions": [', '{"format": 1, "decisions": [{"story": "a"}]}', ''])(
    'leave a damaged file as it is: %s',
    async (content) => {
      const file = join(folder, 'damaged.json')
      await writeFile(file, content)
      await expect(addDecisions(file, [accepted])).rejects.toThrow(/damaged.*Nothing was changed/)
      expect(await readFile(file, 'utf8')).toBe(content)
    },
  )
})

const lock = (packages: object) => JSON.stringify({ packages })

it('needs an installation only for packages that are missing or of another version', () => {
  const installed = lock({
    'node_modules/a': { version: '1.0.0' },
    'node_modules/b': { version: '1.0.0' },
  })
  const wanted = lock({
    '': { version: '0.1.0' },
    'node_modules/a': { version: '1.0.0' },
    'node_modules/for-another-system': { version: '1.0.0', optional: true },
  })
  expect(findMissingPackages(wanted, installed)).toEqual([])
  expect(findMissingPackages(lock({ 'node_modules/a': { version: '2.0.0' } }), installed)).toEqual([
    'a 2.0.0',
  ])
})

it('links installed packages, and to workspaces as npm does', async () => {
  await mkdir(join(folder, 'installed/react'), { recursive: true })
  await symlink('../packages/tokens', join(folder, 'installed/tokens'))
  await linkPackages(join(folder, 'installed'), join(folder, 'linked'))
  expect(await readlink(join(folder, 'linked/react'))).toBe(join(folder, 'installed/react'))
  expect(await readlink(join(folder, 'linked/tokens'))).toBe('../packages/tokens')
})

it('saves the working tree with what is not committed, and changes neither index nor branch', async () => {
  const root = join(folder, 'repository')
  await mkdir(join(root, 'review'), { recursive: true })
  const project = {
    root,
    folder: join(root, 'review'),
    command: 'review',
    isOtherFile: (path: string) => path === 'README.md',
  }
  const git = (...parameters: string[]) =>
    execFileSync('git', parameters, { cwd: root, encoding: 'utf8' })
  git('init', '--quiet', '--initial-branch=main')
  git('config', 'user.name', 'Ana')
  git('config', 'user.email', 'ana@localhost')
  await writeFile(join(root, '.gitignore'), '/review/\n')
  await writeFile(join(root, 'kept.txt'), 'one')
  git('add', '.')
  git('commit', '--quiet', '-m', 'First')
  const first = findCommit(project, 'main')
  await writeFile(join(root, 'README.md'), 'no story shows this')
  expect(saveWorkingTree(project).hash).toBe(first.hash)
  await rm(join(root, 'README.md'))
  const save = () => saveWorkingTree(project)
  expect(save()).toEqual({ ...first, name: 'this tree' })

  await writeFile(join(root, 'kept.txt'), 'two')
  await writeFile(join(root, 'new.txt'), 'new')
  await writeFile(join(root, 'review/ignored.txt'), 'ignored')
  const status = git('status', '--porcelain')
  const tree = save()
  expect(findChangedFiles(root, first, tree)).toEqual(['kept.txt', 'new.txt'])
  expect(save().hash).toBe(tree.hash)
  expect(tree.hash).not.toBe(first.hash)
  expect(git('status', '--porcelain')).toBe(status)
  expect(git('log', '--format=%s', '--all')).toBe('First\n')
  expect(() => findCommit(project, 'nowhere')).toThrow('no commit "nowhere"')
})
