/** @jsxRuntime classic */
import './manager.css'

import React from 'react'
import { addons, types, type API, type HashEntry } from 'storybook/manager-api'

import { GridCanvas, GridTool } from './Grid.tsx'
import { theme } from './theme.ts'

/** The sidebar's badges by tag; an entry shows the first it has. main.ts adds 'new' and 'changed', stories the others. */
const badges = [
  { tag: 'deprecated', text: 'Deprecated' },
  { tag: 'draft', text: 'Draft' },
  { tag: 'new', text: 'New' },
  { tag: 'changed', text: 'Changed' },
]

/** A component, group or section has the tags that all its entries have, and then shows the badge in their place. */
function renderLabel({ name, tags, ...item }: HashEntry, api: API) {
  const badge = badges.find(({ tag }) => tags.includes(tag))
  const parent = 'parent' in item && item.parent ? api.resolveStory(item.parent) : undefined
  if (badge === undefined || parent?.tags.includes(badge.tag)) return name
  return (
    <span className="entry">
      {name} <span className="badge">{badge.text}</span>
    </span>
  )
}

addons.setConfig({ theme, sidebar: { renderLabel } })

addons.register('grid', () => {
  addons.add('grid/tool', {
    type: types.TOOL,
    title: 'Grid',
    match: ({ viewMode }) => viewMode === 'story',
    render: () => <GridTool />,
  })
  addons.add('grid/canvas', {
    type: types.PREVIEW,
    render: ({ children }) => <GridCanvas>{children}</GridCanvas>,
  })
})
