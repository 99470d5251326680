import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'

import type { Guidance } from '../foundations/guidance.ts'
import { Carousel } from './Carousel.tsx'

const guidance: Guidance = {
  do: [
    'Use it for items of equal weight that nobody must see in full: testimonials, videos. Use a list for essential content.',
    'Name what moves: “Témoignage suivant”, not “Suivant”; the home page has two carousels.',
    'Remove `autoplay` once a user interacts with a slide, such as starting a video.',
  ],
  dont: [
    'Don’t create new slide ids on each render: new ids reset the carousel to its first slide.',
    'Don’t combine short and very long slides: all take the height of the tallest.',
  ],
  accessibility: [
    'A region named by `labels.carousel` with the role description “carrousel”; slides are groups named “2 sur 5”. Hidden slides are `inert` (WCAG 2.4.3).',
    'An autoplaying carousel starts with a pause button (WCAG 2.2.2). It also pauses on hover, on focus and in background tabs.',
    'With reduced motion there is no autoplay and no pause button, and slides change without animation.',
    'Slide changes by arrow are announced politely; autoplay is not. Arrows are 44 px; a single slide has none.',
  ],
  keyboard: {
    Tab: 'Moves to pause, to both arrows, then through the visible slides.',
    'Enter Space': 'Presses pause or an arrow.',
    '← →': 'Scrolls the focused row before JavaScript loads, or without it.',
  },
}

const quotes = [
  'On m’a expliqué ce qui allait se passer, et c’est ce qui s’est passé.',
  'La réponse est venue en quatre jours, en français simple.',
  'My file had been refused twice. They found the missing paper.',
  'Une avocate qui écoute avant de parler.',
  'Clear fees, no surprise, and somebody who picks up the phone.',
]

function createSlides(count: number) {
  return quotes.slice(0, count).map((quote, position) => ({
    id: `quote-${position}`,
    content: (
      <blockquote>
        <p>{quote}</p>
        <footer>
          <a href={`#quote-${position}`}>Témoignage {position + 1}</a>
        </footer>
      </blockquote>
    ),
  }))
}

const french = {
  carousel: 'Témoignages',
  previous: 'Témoignage précédent',
  next: 'Témoignage suivant',
  pause: 'Mettre en pause',
  play: 'Reprendre',
  slide: (index: number, count: number) => `${index} sur ${count}`,
  carouselRole: 'carrousel',
  slideRole: 'diapositive',
}

const meta = {
  title: 'Components/Carousel',
  tags: ['engines'],
  component: Carousel,
  parameters: { guidance },
  args: { slides: createSlides(5), labels: french },
} satisfies Meta<typeof Carousel>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Autoplay: Story = { args: { autoplay: 6000 } }
export const OneSlide: Story = { args: { slides: createSlides(1), autoplay: 3000 } }
export const NoSlide: Story = { args: { slides: [] } }
export const English: Story = {
  args: {
    autoplay: 6000,
    labels: {
      carousel: 'What people say',
      previous: 'Previous testimonial',
      next: 'Next testimonial',
      pause: 'Pause',
      play: 'Play',
      slide: (index, count) => `${index} of ${count}`,
      carouselRole: 'carousel',
      slideRole: 'slide',
    },
  },
}
export const OnAPhone: Story = {
  args: { autoplay: 6000 },
  globals: { viewport: { value: 'narrow' } },
}

const getVisibleSlides = (root: HTMLElement) =>
  [...root.querySelectorAll<HTMLElement>('[role="group"]')]
    .filter((slide) => !slide.inert)
    .map((slide) => slide.ariaLabel)

async function waitUntilReady(root: HTMLElement) {
  await waitFor(() => expect(root.querySelector('[data-ready="true"]')).not.toBeNull())
}

export const MovingAndLooping: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await waitUntilReady(canvasElement)
    await waitFor(() => expect(getVisibleSlides(canvasElement)).toEqual(['1 sur 5']))
    await userEvent.click(canvas.getByRole('button', { name: 'Témoignage suivant' }))
    await waitFor(() => expect(getVisibleSlides(canvasElement)).toEqual(['2 sur 5']))
    await expect(canvasElement.querySelector('[aria-live="polite"]')).toHaveTextContent('2 sur 5')
    await userEvent.click(canvas.getByRole('button', { name: 'Témoignage précédent' }))
    await waitFor(() => expect(getVisibleSlides(canvasElement)).toEqual(['1 sur 5']))
    await userEvent.click(canvas.getByRole('button', { name: 'Témoignage précédent' }))
    await waitFor(() => expect(getVisibleSlides(canvasElement)).toEqual(['5 sur 5']))
    await expect(canvasElement.querySelectorAll('[role="group"]')).toHaveLength(5)
  },
}

/** Far below the window Swiper is not loaded: the slide of the native row is unknown and not announced. */
export const WithoutSwiper: Story = {
  decorators: [
    (Story) => (
      <div style={{ paddingBlockStart: '300vh' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    // Without a pointer, which would scroll the carousel into view.
    canvas.getByRole('button', { name: 'Témoignage suivant' }).click()
    await expect(canvasElement.querySelector('[data-ready="false"]')).toBeInTheDocument()
    // React has rendered the click by now.
    await expect(canvasElement.querySelector('[aria-live]')).toBeEmptyDOMElement()
  },
}

/** That it stays paused is tested with a fake clock in tests/e2e/home.spec.ts. */
export const Pausing: Story = {
  args: { autoplay: 700 },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await waitUntilReady(canvasElement)
    const carousel = canvas.getByRole('region', { name: 'Témoignages' })
    const live = () => canvasElement.querySelector('[aria-live]')?.getAttribute('aria-live')
    // Advances on its own: to the second slide, or further on a slow machine.
    await waitFor(() => expect(getVisibleSlides(canvasElement)).not.toEqual(['1 sur 5']))
    await expect(live()).toBe('off')
    await userEvent.hover(carousel)
    await waitFor(() => expect(live()).toBe('polite'))
    await userEvent.unhover(carousel)
    await waitFor(() => expect(live()).toBe('off'))
    canvas.getByRole('button', { name: 'Mettre en pause' }).click()
    await canvas.findByRole('button', { name: 'Reprendre' })
    await waitFor(() => expect(live()).toBe('polite'))
  },
}
