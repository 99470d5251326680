import { expect, site, test } from './test.ts'

/** Of what one acts on: each of these plays what a person does, and says what must come of it. */
const stories = [
  'components-accordion--one-at-a-time',
  'components-button--double-click-submits-once',
  'components-carousel--pausing',
  'components-toggle-group--choosing',
  'components-dialog--focus-is-trapped-and-restored',
  'components-disclosure--by-keyboard',
  'components-drawer--focus-is-trapped-and-restored',
  'components-flip-card--there-and-back',
  'components-toaster--dismissed',
  'components-pause-toggle--toggling',
  'components-select--choosing',
  'components-skip-link--followed',
  'components-tabs--by-keyboard',
  'components-text-field--typing',
  'site-components-contact-form--sent',
  'screens-admin-article-form--asking-for-a-link',
  'screens-admin-intervention-form--submitted-while-level-open',
  'screens-admin-delete-dialog--with-dependents',
  'screens-faq--search',
  'screens-lawyers-directory--facets',
]

/** What Storybook has of the story that it shows. */
declare const __STORYBOOK_PREVIEW__: { currentRender?: { phase?: string } }

for (const story of stories) {
  test(`story: ${story}`, async ({ visitor }) => {
    await visitor.tab.goto(`${site}/storybook/iframe.html?id=${story}&viewMode=story`)
    await visitor.until(
      () =>
        document.body.classList.contains('sb-show-errordisplay') ||
        ['finished', 'completed', 'errored', 'aborted'].includes(
          __STORYBOOK_PREVIEW__.currentRender?.phase ?? '',
        ),
    )
    const error = await visitor.run(() => {
      const hasFailed = document.body.classList.contains('sb-show-errordisplay')
      return hasFailed ? (document.querySelector('#error-message')?.textContent ?? 'an error') : ''
    })
    expect(error).toBe('')
    expect(await visitor.run(() => __STORYBOOK_PREVIEW__.currentRender?.phase ?? '')).toMatch(
      /finished|completed/,
    )
  })
}
