/** @jsxRuntime classic */
// Storybook's manager provides React, not its JSX runtime.
import React, { useEffect, useRef, useState, type ReactNode } from 'react'
import { ToggleButton } from 'storybook/internal/components'
import {
  useGlobals,
  useStorybookApi,
  useStorybookState,
  type LeafEntry,
} from 'storybook/manager-api'

import { type Device, devices } from './devices.ts'

const languages = [
  { language: 'fr', name: 'French' },
  { language: 'en', name: 'English' },
  { language: 'pseudo', name: 'Pseudo-language' },
] as const

/** In pixels of the frame; a longer page scrolls. */
const maxHeight = 3000
/** Text is unreadable below this scale: the frames wrap instead. */
const minScale = 0.25
const gap = 24
/** Nine frames at once ask for more files than Chromium allows, and some then stay empty. */
const maxLoading = 2

/** Whether the grid is on is kept in the URL: it can be shared, and stays from story to story. */
function useGridSwitch(): [isOn: boolean, toggle: () => void] {
  const api = useStorybookApi()
  const { customQueryParams, viewMode } = useStorybookState()
  const isOn = customQueryParams['grid'] === 'on'
  return [
    isOn && viewMode === 'story',
    () => api.applyQueryParams({ grid: isOn ? undefined : 'on' }),
  ]
}

/** The toolbar's button. */
export function GridTool() {
  const [isOn, toggle] = useGridSwitch()
  return (
    <ToggleButton
      padding="small"
      variant="ghost"
      pressed={isOn}
      ariaLabel={false}
      tooltip="390, 820 and 1440 px, in French, English and pseudo-language"
      onClick={toggle}
    >
      Grid
    </ToggleButton>
  )
}

/** What is in the place of the story: the story itself, or its grid. The story stays loaded behind the grid. */
export function GridCanvas({ children }: { children?: ReactNode }) {
  const [isOn] = useGridSwitch()
  const story = useStorybookApi().getCurrentStoryData()
  return (
    <>
      <div className={isOn ? 'grid-story grid-story-hidden' : 'grid-story'}>{children}</div>
      {isOn && story?.type === 'story' && <Grid key={story.id} story={story} />}
    </>
  )
}

function Grid({ story }: { story: LeafEntry }) {
  const [, , storyGlobals] = useGlobals()
  const container = useRef<HTMLDivElement>(null)
  const width = useWidth(container)
  const total = devices.reduce((sum, device) => sum + device.width, 0)
  const scale = Math.min(1, Math.max(minScale, (width - gap * (devices.length - 1)) / total))
  // A story that sets its language is shown in that one alone.
  const own: unknown = storyGlobals['language']
  const shown = languages.filter(({ language }) => own === undefined || own === language)
  const [loadedCount, setLoadedCount] = useState(0)
  return (
    <section className="grid" aria-label={`${story.title}, ${story.name}: grid`}>
      <div ref={container}>
        {shown.map(({ language, name }, row) => (
          <section key={language} className="grid-language" aria-label={name}>
            <h3>{name}</h3>
            <div className="grid-frames" style={{ gap }}>
              {width > 0 &&
                devices.map((device, column) => (
                  <Frame
                    key={device.width}
                    story={story}
                    language={language}
                    title={`${story.title}, ${story.name}: ${name}, ${device.width} px`}
                    device={device}
                    scale={Math.min(scale, width / device.width)}
                    mayLoad={row * devices.length + column < loadedCount + maxLoading}
                    onLoaded={() => setLoadedCount((count) => count + 1)}
                  />
                ))}
            </div>
          </section>
        ))}
      </div>
    </section>
  )
}

interface FrameProps {
  readonly story: LeafEntry
  readonly language: string
  readonly title: string
  readonly device: Device
  readonly scale: number
  readonly mayLoad: boolean
  readonly onLoaded: () => void
}

/**
 * A live, inert frame of the story. `embed` skips the play function, which would take focus and look for French texts. The
 * link above it opens the story itself.
 */
function Frame({ story, language, title, device, scale, mayLoad, onLoaded }: FrameProps) {
  const api = useStorybookApi()
  const [height, setHeight] = useState(device.height)
  const observer = useRef<ResizeObserver>(undefined)
  useEffect(() => () => observer.current?.disconnect(), [])
  const globals = `language:${language}`
  const { previewHref } = api.getStoryHrefs(story.id, { embed: true, queryParams: { globals } })
  const trackHeight = (frame: HTMLIFrameElement) => {
    const page = frame.contentDocument
    const root = page?.querySelector('#storybook-root')
    if (!page || !root) return
    // Nobody should have to tab through pages that are only there to be looked at.
    page.body.inert = true
    observer.current?.disconnect()
    observer.current = new ResizeObserver(() => {
      // A dialog does not count in the height of its page.
      const minHeight = page.querySelector('dialog[open]') === null ? 0 : device.height
      const { bottom } = root.getBoundingClientRect()
      const padding = Number.parseFloat(getComputedStyle(page.body).paddingBlockEnd)
      const scrolled = frame.contentWindow?.scrollY ?? 0
      setHeight(Math.min(maxHeight, Math.max(minHeight, Math.ceil(bottom + scrolled + padding))))
    })
    observer.current.observe(root)
  }
  return (
    <figure className="grid-frame">
      <figcaption>
        <a href={`./?path=/story/${story.id}&globals=${globals};viewport.value:${device.viewport}`}>
          {device.width} px
        </a>
      </figcaption>
      <div className="grid-window" style={{ width: device.width * scale, height: height * scale }}>
        {/* oxlint-disable-next-line react/iframe-missing-sandbox -- these are our own stories */}
        <iframe
          // Makes the manager ignore this frame's messages: its globals differ from the manager's.
          data-is-storybook-thumbnail
          title={title}
          src={mayLoad ? previewHref : undefined}
          loading="lazy"
          tabIndex={-1}
          style={{ width: device.width, height, transform: `scale(${scale})` }}
          onLoad={({ currentTarget }) => {
            if (!mayLoad) return
            trackHeight(currentTarget)
            onLoaded()
          }}
        />
      </div>
    </figure>
  )
}

function useWidth(element: React.RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0)
  useEffect(() => {
    if (element.current === null) return
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0))
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return width
}
