import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, waitFor } from 'storybook/test'

import { proseClassName } from '#ui/Prose/Prose.tsx'

import { startPageTranslator } from '../../../tests/support/page-translator.ts'
import { RichText } from '../RichText.tsx'
import { isMac } from './heading-shortcuts.ts'
import { RichTextEditor } from './RichTextEditor.tsx'

const onChange = fn()

const meta = {
  title: 'Content/Rich text editor',
  tags: ['engines'],
  component: RichTextEditor,
  args: {
    label: 'Contenu',
    value: '<p>Un <strong>mot</strong>.</p>',
    onChange,
    isFileRefused: false,
    onRefusalChange: () => {},
    onPreparation: () => {},
    onPanelOpen: () => () => {},
    onLateInput: () => () => {},
  },
  render: function Render(args) {
    const [value, setValue] = useState(args.value)
    const [refusal, setRefusal] = useState<string | undefined>(undefined)
    return (
      <RichTextEditor
        {...args}
        value={value}
        error={args.error ?? refusal}
        isFileRefused={refusal !== undefined}
        onRefusalChange={setRefusal}
        onChange={(html) => {
          onChange(html)
          setValue(html)
        }}
      />
    )
  },
} satisfies Meta<typeof RichTextEditor>
export default meta
type Story = StoryObj<typeof meta>

async function findBox(canvas: StoryContext['canvas']): Promise<HTMLElement> {
  return canvas.findByRole('textbox', { name: 'Contenu' })
}

function pasteHtml(box: HTMLElement, html: string): void {
  box.focus()
  const value = new DataTransfer()
  value.setData('text/html', html)
  const event = new ClipboardEvent('paste', { bubbles: true, cancelable: true })
  // Firefox ignores it as an option of the constructor.
  Object.defineProperty(event, 'clipboardData', { value })
  box.dispatchEvent(event)
}

/** Types a letter and returns the new value without it. */
async function editContent(box: HTMLElement): Promise<string> {
  onChange.mockClear()
  box.focus()
  document.execCommand('insertText', false, 'X')
  await waitFor(() => expect(onChange).toHaveBeenCalled())
  return String(onChange.mock.lastCall?.[0]).replace('X', '')
}

export const Default: Story = {}
export const Empty: Story = { args: { value: '' } }
export const WithError: Story = {
  args: { error: 'Écrivez le contenu.', hint: 'Ce que lisent les visiteurs.' },
  play: async ({ canvas }) => {
    const box = await findBox(canvas)
    await expect(box).toHaveAttribute('aria-invalid', 'true')
    await expect(box).toHaveAccessibleDescription(
      /^Écrivez le contenu\. Ce que lisent les visiteurs\. Titre\s:/,
    )
  },
}

/** Formats without a button are preserved: headings, quotations, nested lists, small print. */
export const PreservesOtherFormats: Story = {
  args: {
    value:
      '<h2>Titre</h2><p>Texte <em>penché</em>, <u>souligné</u>\u00a0!</p><blockquote>Cité</blockquote>' +
      '<ul><li>un<ul><li>dedans</li></ul></li><li>deux</li></ul>' +
      '<p><small>État au <time datetime="2026-09-14">14 septembre 2026</time>.</small></p>',
  },
  play: async ({ canvas, args }) => {
    onChange.mockClear()
    const box = await findBox(canvas)
    await expect(onChange).not.toHaveBeenCalled()
    await expect(await editContent(box)).toBe(args.value)
  },
}

function typeText(text: string): void {
  for (const letter of text) document.execCommand('insertText', false, letter)
}

async function pressShortcut(box: HTMLElement, digit: number): Promise<void> {
  const modifier = isMac() ? { metaKey: true } : { ctrlKey: true }
  await fireEvent.keyDown(box, {
    code: `Digit${digit}`,
    key: String(digit),
    altKey: true,
    ...modifier,
  })
}

/** Headings have no button: `## `, `### ` or a shortcut makes one, Backspace at its start or Ctrl + Alt + 0 a paragraph. */
export const MakesHeadings: Story = {
  args: { value: '' },
  play: async ({ canvas, userEvent, step }) => {
    const box = await findBox(canvas)
    const announced = () => canvas.queryAllByText(/^(?:Titre \d|Paragraphe)$/)
    const heading = (level: number) => canvas.queryByRole('heading', { level })
    await expect(canvas.getAllByRole('button')).toHaveLength(7)
    await expect(box).toHaveAccessibleDescription(/tapez «\s##\s».*(?:Ctrl \+ Alt|⌘ \+ ⌥) \+ 2, 3/)
    await step('a typed mark', async () => {
      box.focus()
      typeText('## ')
      await waitFor(() => expect(heading(2)).toBeVisible())
      // Seen, and said.
      await waitFor(() =>
        expect(announced().map((node) => node.textContent)).toEqual(['Titre 2', 'Titre 2']),
      )
      typeText('Les conditions')
    })
    await step('Enter begins a paragraph', async () => {
      await userEvent.keyboard('{Enter}')
      typeText('Un texte.')
      await waitFor(() => expect(box.querySelector('p')).toHaveTextContent('Un texte.'))
      await expect(heading(2)).toHaveTextContent('Les conditions')
    })
    await step('shortcuts', async () => {
      await pressShortcut(box, 3)
      await expect(heading(3)).toHaveTextContent('Un texte.')
      await pressShortcut(box, 0)
      await expect(heading(3)).toBeNull()
      await waitFor(() => expect(announced().at(-1)).toHaveTextContent('Paragraphe'))
    })
    await step('Backspace at its start', async () => {
      getSelection()?.collapse(heading(2)?.firstChild ?? null, 0)
      await userEvent.keyboard('{Backspace}')
      await expect(heading(2)).toBeNull()
      await waitFor(() =>
        expect(onChange.mock.lastCall).toEqual(['<p>Les conditions</p><p>Un texte.</p>']),
      )
    })
  },
}

/** Headings, lists, a link, a quotation and a picture look as on the public page, which is beside it. */
export const LooksLikeThePage: Story = {
  args: {
    value:
      '<h2>Les conditions</h2><p>Le permis unique réunit <strong>l’autorisation de travail</strong> et le titre de séjour, comme le dit ' +
      '<a href="https://exemple.be">la Région compétente</a>.</p><ul><li>un contrat de travail signé ;<ul><li>le salaire brut,</li>' +
      '<li>les avantages ;</li></ul></li><li>une assurance maladie.</li></ul><h3>Les étapes</h3><ol><li>La demande.</li>' +
      '<li>La décision.</li></ol><blockquote>Un refus n’est pas une fin.</blockquote><p>Fin.</p>',
  },
  decorators: [
    (Story, { args }) => (
      <div style={{ display: 'grid', gap: '2rem' }}>
        <Story />
        <RichText html={args.value} className={proseClassName} />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    const box = await findBox(canvas)
    const page = canvasElement.querySelector(`.${proseClassName}:not(.ql-editor)`)
    for (const selector of ['h2', 'h3', 'p', 'strong', 'a', 'li', 'blockquote']) {
      await expect(look(box, selector), selector).toEqual(look(page, selector))
    }
    for (const [list, item] of [
      ['ul > li', 'li[data-list="bullet"]'],
      ['ol > li', 'li[data-list="ordered"]'],
    ] as const) {
      await expect(look(box, item), list).toEqual(look(page, list))
      await expect(look(box, item, '::marker'), list).toEqual(look(page, list, '::marker'))
    }
    await expect(findPlaces(box)).toEqual(findPlaces(page))
  },
}

function look(root: Element | null, selector: string, pseudo?: string): string[] {
  const element = root?.querySelector(selector)
  if (!element) throw new Error(`There is no ${selector}.`)
  const style = getComputedStyle(element, pseudo)
  return shownProperties.map((name) => `${name}: ${style.getPropertyValue(name)}`)
}

/** Where each text begins, from the first heading on. */
function findPlaces(root: Element | null): number[][] {
  const start = root?.querySelector('h2')?.getBoundingClientRect()
  return Array.from(root?.querySelectorAll('h2, h3, p, li, blockquote') ?? [], (element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    const { left, top } = range.getBoundingClientRect()
    return [Math.round(left - (start?.left ?? 0)), Math.round(top - (start?.top ?? 0))]
  })
}

const shownProperties = [
  'font-family',
  'font-size',
  'font-style',
  'font-weight',
  'line-height',
  'letter-spacing',
  'color',
  'text-decoration-line',
  'list-style-type',
  'margin-block-start',
  'border-inline-start',
]

/** A refused file stays refused when the edits before it are passed on. */
export const KeepsTheRefusal: Story = {
  play: async ({ canvas }) => {
    const box = await findBox(canvas)
    onChange.mockClear()
    box.focus()
    typeText('Avant ')
    const data = new DataTransfer()
    data.items.add(new File(['GIF89a'], 'a.gif', { type: 'image/gif' }))
    drop(data, box)
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/PNG et JPEG/))
    await waitFor(() => expect(onChange).toHaveBeenCalled())
    await expect(canvas.getByRole('status')).toHaveTextContent(/PNG et JPEG/)
    typeText('X')
    await waitFor(() => expect(canvas.getByRole('status')).toBeEmptyDOMElement())
  },
}

/** Enter and Escape of an input method leave a prompt open. */
export const ComposesALink: Story = {
  play: async ({ canvas, userEvent }) => {
    await findBox(canvas)
    await userEvent.click(canvas.getByRole('button', { name: 'Insérer un lien' }))
    const address = await canvas.findByLabelText('Adresse du lien')
    await userEvent.type(address, 'exemple.be')
    for (const key of ['Enter', 'Escape']) {
      await fireEvent.keyDown(address, { key, isComposing: true })
      await fireEvent.keyDown(address, { key, keyCode: 229 })
    }
    await expect(address).toBeVisible()
    await fireEvent.keyDown(address, { key: 'Enter', keyCode: 13 })
    await waitFor(() => expect(address).not.toBeInTheDocument())
  },
}

/** A page translator at work must not write its words into the record. */
export const IsNotTranslated: Story = {
  args: { value: '<p>Un mot.</p>' },
  play: async ({ canvas }) => {
    onChange.mockClear()
    const box = await findBox(canvas)
    const stop = startPageTranslator()
    await waitFor(() => expect(canvas.getByText('Contenu').closest('font')).not.toBeNull())
    await expect(await editContent(box)).toBe('<p>Un mot.</p>')
    await expect(box.querySelector('font')).toBeNull()
    await expect(onChange).toHaveBeenCalledOnce()
    stop()
  },
}

/** Files other than PNG and JPEG are refused with a message until removed. */
export const RefusesAFile: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const box = await findBox(canvas)
    const sentence = /^Dans un texte, seules les images PNG et JPEG sont possibles/
    for (const [name, type] of [
      ['a.gif', 'image/gif'],
      ['a.svg', 'image/svg+xml'],
      ['a.webp', 'image/webp'],
      ['a.html', 'text/html'],
    ] as const) {
      for (const way of ['drop', 'paste'] as const) {
        await step(`${way} ${name}`, async () => {
          const data = new DataTransfer()
          data.items.add(new File(['GIF89a'], name, { type }))
          box.focus()
          if (way === 'paste') await userEvent.paste(data)
          else drop(data, box)
          await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(sentence))
          await waitFor(() => expect(box).toHaveAttribute('aria-invalid', 'true'))
          await expect(box).toHaveAccessibleDescription(sentence)
          await userEvent.click(canvas.getByRole('button', { name: 'Retirer le fichier refusé' }))
          await waitFor(() => expect(canvas.getByRole('status')).toBeEmptyDOMElement())
          await waitFor(() => expect(box).not.toHaveAttribute('aria-invalid'))
          await expect(box).not.toHaveAccessibleDescription(sentence)
          await expect(box).toHaveFocus()
        })
      }
    }
  },
}

/** Of several files the valid ones are inserted in order; the others are reported. */
export const RefusesOneOfThree: Story = {
  args: { value: '' },
  play: async ({ canvas }) => {
    const box = await findBox(canvas)
    const data = new DataTransfer()
    for (const file of [
      await picture('image/png'),
      new File(['GIF89a'], 'a.gif', { type: 'image/gif' }),
      await picture('image/jpeg'),
    ]) {
      data.items.add(file)
    }
    drop(data, box)
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/PNG et JPEG/))
    const types = Array.from(box.querySelectorAll('img'), ({ src }) => src.split(';')[0])
    await expect(types).toEqual(['data:image/png', 'data:image/jpeg'])
  },
}

/** Words typed before an image while it is prepared move with it; those typed at its place follow it. */
export const KeepsThePlaceOfAnImage: Story = {
  args: { value: '<p>Avant après</p>' },
  play: async ({ canvas, userEvent }) => {
    const box = await findBox(canvas)
    const text = () => box.querySelector('p')?.firstChild ?? box
    const data = new DataTransfer()
    data.items.add(await picture('image/png'))
    const { createImageBitmap } = globalThis
    const held = Promise.withResolvers<void>()
    Object.assign(globalThis, {
      createImageBitmap: async (file: File) => {
        await held.promise
        return createImageBitmap(file)
      },
    })
    box.focus()
    getSelection()?.collapse(text(), 'Avant '.length)
    await userEvent.paste(data)
    Object.assign(globalThis, { createImageBitmap })
    document.execCommand('insertText', false, 'très-')
    getSelection()?.collapse(text(), 0)
    document.execCommand('insertText', false, 'Bien ')
    held.resolve()
    await waitFor(() => {
      const image = box.querySelector('img')
      const neighbours = [image?.previousSibling, image?.nextSibling]
      return expect(neighbours.map((node) => node?.textContent)).toEqual([
        'Bien Avant ',
        'très-après',
      ])
    })
  },
}

async function picture(type: string): Promise<File> {
  const canvas = new OffscreenCanvas(1, 1)
  canvas.getContext('2d')
  return new File([await canvas.convertToBlob({ type })], 'a', { type })
}

function drop(dataTransfer: DataTransfer, box: HTMLElement): void {
  const { left, top } = box.getBoundingClientRect()
  const place = { clientX: left + 20, clientY: top + 20 }
  box.dispatchEvent(
    new DragEvent('drop', { ...place, dataTransfer, bubbles: true, cancelable: true }),
  )
}

/** Content that would be lost is read-only until the user chooses to edit. */
export const UnsupportedTable: Story = {
  args: {
    value: '<p>Avant</p><table><tbody><tr><th>Frais</th><td>180 €</td></tr></tbody></table>',
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/: un tableau\./)).toBeVisible()
    await expect(canvas.queryByRole('toolbar')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Modifier quand même' }))
    const box = await findBox(canvas)
    await expect(box).toHaveTextContent('180 €')
    await waitFor(() => expect(box).toHaveFocus())
  },
}

/** An image of another host awaits consent, and is unchanged by edits beside it. */
export const HoldsAPicture: Story = {
  args: { value: '<p>Avant <img src="https://pictures.example/a.png" alt="Un plan"> après.</p>' },
  play: async ({ canvas, canvasElement }) => {
    const box = await findBox(canvas)
    await expect(
      canvas.getByRole('button', { name: 'Afficher les images de pictures.example' }),
    ).toBeVisible()
    await expect(canvasElement.querySelector('img[src]')).toBeNull()
    const { body } = new DOMParser().parseFromString(await editContent(box), 'text/html')
    await expect(body.textContent).toBe('Avant  après.')
    await expect(body.querySelector('img')?.getAttribute('src')).toBe(
      'https://pictures.example/a.png',
    )
    await expect(body.querySelector('img')?.alt).toBe('Un plan')
  },
}

/** The words that are marked beside the text. */
function readMarked(): string[] {
  const registry = 'highlights' in CSS ? CSS.highlights : undefined
  return Array.from(registry?.get('paste-loss') ?? [], String)
}

/** What the text cannot hold is said and marked on the spot, and can be undone at once. */
export const PasteWithLosses: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const box = await findBox(canvas)
    const table = '<table><tr><td>Visa</td><td>180 €</td></tr></table>'
    await step('undone', async () => {
      pasteHtml(box, table)
      await expect(await canvas.findByText(/un tableau/)).toBeVisible()
      await userEvent.click(canvas.getByRole('button', { name: 'Annuler le collage' }))
      await expect(box).toHaveTextContent('Un mot.')
      await expect(box).not.toHaveTextContent('180')
      await expect(box).toHaveFocus()
    })
    await step('shown, one place after the other', async () => {
      pasteHtml(box, `<p>Avant</p>${table}<p>Entre</p><ol start="4"><li>Quatre</li></ol>`)
      const show = await canvas.findByRole('button', { name: 'Montrer où' })
      for (const words of ['Visa · 180 €', 'Quatre', 'Visa · 180 €']) {
        await userEvent.click(show)
        await expect(getSelection()?.toString()).toBe(words)
      }
      await expect(readMarked()).toEqual(['Visa · 180 €', 'Quatre'])
      await userEvent.click(canvas.getByRole('button', { name: 'Annuler le collage' }))
      await expect(readMarked()).toEqual([])
    })
    await step('said until it is kept, even when one types on', async () => {
      pasteHtml(box, table)
      await expect(await canvas.findByRole('button', { name: 'Annuler le collage' })).toBeVisible()
      await editContent(box)
      // It would undo what was typed.
      await expect(canvas.queryByRole('button', { name: 'Annuler le collage' })).toBeNull()
      await expect(canvas.getByText(/un tableau/)).toBeVisible()
      await userEvent.click(canvas.getByRole('button', { name: 'Montrer où' }))
      await expect(getSelection()?.toString()).toContain('Visa · 180 €')
      await userEvent.click(canvas.getByRole('button', { name: 'Garder' }))
      await expect(canvas.queryByText(/un tableau/)).toBeNull()
      await expect(readMarked()).toEqual([])
      await expect(box).toHaveTextContent('Visa · 180 €')
    })
    await step('without a place, where no text is left', async () => {
      await userEvent.clear(box)
      pasteHtml(box, '<p><img src="file:///a.png"></p>')
      await expect(await canvas.findByRole('button', { name: 'Garder' })).toBeVisible()
      await expect(canvas.queryByRole('button', { name: 'Montrer où' })).toBeNull()
      await userEvent.click(canvas.getByRole('button', { name: 'Garder' }))
    })
    // Left as it is first seen.
    pasteHtml(box, table)
    await expect(await canvas.findByRole('button', { name: 'Montrer où' })).toBeVisible()
  },
}
