import { startsLate } from './first-script.ts'
import { button, link, searchbox, text } from './targets.ts'
import { test } from './test.ts'
import { site } from './visitor.ts'

test('a page on a desk: its menu by keyboard, focus that does not scroll it, and one answer at a time', async ({
  visitor,
}) => {
  await visitor.visit('/faq')

  await test.step('the services submenu by keyboard', async () => {
    const menu = { role: 'navigation', name: 'Menu principal' }
    const services = button('Nos services', menu)
    const submenuLink = link('Tous les services', menu)
    await visitor.click(services)
    await visitor.press('Tab')
    await visitor.hasFocusOn(submenuLink)
    await visitor.press('Escape')
    await visitor.misses(submenuLink)
    await visitor.hasFocusOn(services)
    await visitor.press('Enter')
    await visitor.sees(submenuLink)
    await visitor.press('Tab', ['Shift'])
    await visitor.misses(submenuLink)
  })

  await test.step('focus in the header does not move the page', async () => {
    await visitor.run(() => scrollTo(0, 600))
    await visitor.until(() => scrollY === 600)
    await visitor.run(() => document.querySelector<HTMLElement>('header a')?.focus())
    await visitor.press('Tab')
    await visitor.until(() => document.activeElement?.closest('header') !== null)
    await visitor.until(() => scrollY === 600)
  })

  await test.step('one answer at a time', async () => {
    // By keyboard: the sources of an answer come after it, and would move a question away from the mouse.
    const press = async (place: number) => {
      await visitor.run((index) => {
        document.querySelectorAll<HTMLElement>('main details:has(h4) > summary')[index]?.focus()
      }, place)
      await visitor.press('Enter')
    }
    for (const place of [0, 2]) {
      await press(place)
      await visitor.until((wanted) => {
        const questions = [...document.querySelectorAll('main details:has(h4)')]
        return questions.every((one, index) => one.matches('[open]') === (index === wanted))
      }, place)
    }
    await press(2)
    await visitor.until(() => document.querySelector('main details[open]') === null)
  })
})

test('menu of a phone', async ({ visitor }) => {
  // WebKitGTK's window is a little wider at its narrowest.
  await visitor.tab.resize(390, 844)
  await visitor.visit('/interventions')
  await visitor.click(button('Ouvrir le menu'))
  const menu = { role: 'dialog', name: 'Menu' }
  await visitor.sees(menu)
  await visitor.press('Escape')
  await visitor.misses(menu)
  await visitor.hasFocusOn(button('Ouvrir le menu'))
  await visitor.click(button('Ouvrir le menu'))
  await visitor.click(text('Nos services', menu))
  await visitor.click(link('Nos interventions', menu))
  await visitor.misses(menu)
  await visitor.isAt('/interventions/belgique/visa-etudiant')
  await visitor.until(() => document.documentElement.scrollWidth <= innerWidth)
})

// What is typed into a form before the client starts: tests/walks/faq-to-contact.walk.ts.
test('what is typed and clicked before the client starts is not lost', async ({ visitor }) => {
  await visitor.run((key) => localStorage.setItem(key, ''), startsLate)
  await visitor.tab.goto(`${site}/faq`)
  await visitor.fill(searchbox(/^Chercher dans les questions/), 'carte professionnelle')
  await visitor.sees(text(/^\d+ questions? trouvées? : Belgique/))
  await visitor.tab.resize(390, 844)
  await visitor.tab.goto(`${site}/contact`)
  await visitor.click(button('Ouvrir le menu'))
  await visitor.sees({ role: 'dialog', name: 'Menu' })
})
