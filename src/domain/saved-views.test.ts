import { describe, expect, it } from 'vitest'

import {
  addView,
  findShownView,
  leaveView,
  maxSavedViews,
  parseSavedViews,
  removeView,
  renameView,
  type SavedView,
} from './saved-views.ts'

const drafts: SavedView = {
  list: 'articles',
  name: 'Mes brouillons',
  search: { statut: 'brouillon' },
}
const sorted: SavedView = {
  list: 'articles',
  name: 'Par titre',
  search: { statut: 'brouillon', tri: 'titre' },
}
const unfiltered: SavedView = { list: 'articles', name: 'Colonnes', search: { colonnes: 'id' } }

describe('stored views', () => {
  it('are read back', () => {
    expect(parseSavedViews(JSON.stringify([drafts, sorted]))).toEqual([drafts, sorted])
  })

  it.each([
    null,
    '',
    '{',
    '7',
    '{"list":"articles"}',
    '[null, 7, "x", {}]',
    JSON.stringify([{ ...drafts, name: ' ' }]),
    JSON.stringify([{ ...drafts, name: 'x'.repeat(61) }]),
    JSON.stringify([{ ...drafts, list: '../x' }]),
    JSON.stringify([{ ...drafts, search: { q: 7 } }]),
    JSON.stringify([{ ...drafts, search: { 'a&b': 'x' } }]),
  ])('that are %s give none', (stored) => {
    expect(parseSavedViews(stored)).toEqual([])
  })

  it('keep what can be read, and each name once', () => {
    const stored = [7, drafts, { ...sorted, name: 'MES BROUILLONS' }, { ...drafts, list: 'visas' }]
    expect(parseSavedViews(JSON.stringify(stored))).toEqual([drafts, { ...drafts, list: 'visas' }])
  })

  it('have a limit', () => {
    const many = Array.from({ length: 60 }, (_, index) => ({ ...drafts, name: `Vue ${index}` }))
    expect(parseSavedViews(JSON.stringify(many))).toHaveLength(maxSavedViews)
    const added = addView(many.slice(0, maxSavedViews), drafts)
    expect(added).toHaveLength(maxSavedViews)
    expect(added.at(-1)).toEqual(drafts)
  })
})

it('a view is added, renamed in its place and removed', () => {
  const views = addView(addView([], { ...drafts, name: ' Mes brouillons ' }), sorted)
  expect(views).toEqual([drafts, sorted])
  expect(renameView(views, drafts, ' À finir ')).toEqual([{ ...drafts, name: 'À finir' }, sorted])
  expect(removeView(views, { list: 'articles', name: 'mes brouillons' })).toEqual([sorted])
  expect(removeView(views, { list: 'visas', name: 'Par titre' })).toEqual(views)
  const finished = { ...drafts, name: 'À finir' }
  expect(removeView([finished], { list: 'articles', name: 'A FINIR' })).toEqual([])
})

describe('the view that a list shows', () => {
  const views = [drafts, sorted, unfiltered]
  it.each([
    [{ statut: 'brouillon' }, drafts],
    [{ statut: 'brouillon', page: '2' }, drafts],
    [{ statut: 'brouillon', tri: 'titre' }, sorted],
    [{ statut: 'brouillon', lignes: '50' }, drafts],
    [{ colonnes: 'id' }, unfiltered],
    [{ colonnes: 'id,titre' }, undefined],
    [{ statut: 'brouillon', q: 'visa' }, undefined],
    [{ statut: 'publie' }, undefined],
    [{}, undefined],
  ])('with %j is %j', (search, view) => {
    expect(findShownView(views, search)).toBe(view)
  })

  it('takes with it only what it has set', () => {
    const search = { statut: 'brouillon', tri: 'titre', colonnes: 'id', page: '3' }
    expect(leaveView(drafts, search)).toEqual({ tri: 'titre', colonnes: 'id' })
    expect(leaveView(sorted, search)).toEqual({ colonnes: 'id' })
  })
})
