import { startsLate } from './first-script.ts'
import { button, checkbox, group, heading, link, main, searchbox, text } from './targets.ts'
import { test } from './test.ts'
import { site } from './visitor.ts'

const question = (place: number) => ({ ...heading(/\?$/, main), place })

test('lawyers: directory, filter, profile, comparison', async ({ visitor }) => {
  await visitor.visit('/avocatslist')
  await visitor.fill(searchbox('Ville'), 'namur')
  await visitor.click(checkbox(/^néerlandais/))
  await visitor.isAt('/avocatslist?city=namur&language=nl')
  await visitor.click(link('Maître Benoît Lambrechts'))
  await visitor.sees(heading('Maître Benoît Lambrechts'))

  await visitor.visit('/avocatslist?country=cameroun')
  await visitor.click(button('Comparer Maître Clarisse Ngo Mbock'))
  await visitor.click(button('Comparer Maître Paul-Arthur Tchoumi'))
  await visitor.click(link('Ma sélection (2)'))
  const table = { role: 'region', name: 'Comparaison des avocats de votre sélection' }
  await visitor.reads({ role: 'columnheader', within: table }, (shown) => shown.length === 3)
})

test('FAQ: one answer at a time, and searched', async ({ visitor }) => {
  await visitor.visit('/faq')
  for (const place of [0, 2]) {
    await visitor.click(question(place))
    await visitor.until((wanted) => {
      const questions = [...document.querySelectorAll('main details:has(h4)')]
      return questions.every((one, index) => one.matches('[open]') === (index === wanted))
    }, place)
  }
  await visitor.click(question(2))
  await visitor.until(() => document.querySelector('main details[open]') === null)

  await visitor.fill(searchbox(/^Chercher dans les questions/), 'carte professionnelle')
  await visitor.sees(text(/^\d+ questions? trouvées? : Belgique/))
  await visitor.reads(heading(/\?$/, main), (shown) => shown.length > 0 && shown.length < 20)
})

test('focus in the header does not move the page', async ({ visitor }) => {
  await visitor.visit('/faq')
  await visitor.run(() => scrollTo(0, 600))
  await visitor.until(() => scrollY === 600)
  await visitor.run(() => document.querySelector<HTMLElement>('header a')?.focus())
  await visitor.press('Tab')
  await visitor.until(() => document.activeElement?.closest('header') !== null)
  await visitor.until(() => scrollY === 600)
})

test('blog: filters, and the way back', async ({ visitor }) => {
  await visitor.visit('/blog')
  await visitor.sees(heading('20 articles'))
  await visitor.click(button(/^études/, group('Thèmes')))
  await visitor.click(button('Belgique'))
  await visitor.isAt('/blog?country=BE&tags=etudes')
  await visitor.click(link(/^Refus de visa étudiant/, { role: 'article', place: 0 }))
  await visitor.sees(link('Retour à la liste filtrée'))
  await visitor.tab.back()
  await visitor.isAt('/blog?country=BE&tags=etudes')
  await visitor.click(button('Effacer tous les filtres'))
  await visitor.sees(heading('20 articles'))
})

test('the services submenu by keyboard', async ({ visitor }) => {
  const menu = { role: 'navigation', name: 'Menu principal' }
  const services = button('Nos services', menu)
  const submenuLink = link('Tous les services', menu)
  await visitor.visit('/faq')
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

test('what is typed and clicked before the client starts is not lost', async ({ visitor }) => {
  await visitor.run((key) => localStorage.setItem(key, ''), startsLate)
  await visitor.tab.goto(`${site}/faq`)
  await visitor.fill(searchbox(/^Chercher dans les questions/), 'carte professionnelle')
  await visitor.sees(text(/^\d+ questions? trouvées? : Belgique/))
  await visitor.tab.resize(390, 844)
  await visitor.tab.goto(`${site}/contact`)
  await visitor.click(button('Ouvrir le menu'))
  await visitor.sees({ role: 'dialog', name: 'Menu' })
  await visitor.press('Escape')
  await visitor.tab.goto(`${site}/contact`)
  await visitor.click(button('Envoyer le message'))
  await visitor.sees(text(/^6 champs/))
})
