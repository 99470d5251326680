import { describe, expect, it } from 'vitest'

import {
  ConfigurationError,
  parseCredentials,
  parseSignInUrl,
  resolveBaseUrls,
} from './configuration.ts'

const pageOrigin = 'https://site.example'

describe('resolveBaseUrls (base URL)', () => {
  it.each([
    ['', 'https://site.example'],
    ['  ', 'https://site.example'],
    ['https://api.example', 'https://api.example'],
    ['https://api.example/', 'https://api.example'],
    ['https://api.example/v2', 'https://api.example/v2'],
    ['https://api.example/v2//', 'https://api.example/v2'],
    ['http://localhost:5000/', 'http://localhost:5000'],
  ])('takes %j as %s', (configured, api) => {
    expect(resolveBaseUrls(configured, pageOrigin, '/').api).toBe(api)
  })

  it.each([
    'api.example',
    'ftp://api.example',
    'https://',
    'javascript:alert(1)',
    'https://a.example?x=1',
    'https://a.example/#x',
    '%VITE_API_BASE_URL%',
    '/prefix',
  ])('refuses %j with a sentence that names it', (configured) => {
    expect(() => resolveBaseUrls(configured, pageOrigin, '/')).toThrow(ConfigurationError)
    expect(() => resolveBaseUrls(configured, pageOrigin, '/')).toThrow(configured)
  })

  it.each([
    'https://secret@api.example',
    'https://:secret@api.example',
    'https://me:secret@api.example',
  ])('rejects the credentials of %s, without repeating them', (configured) => {
    let message = ''
    try {
      resolveBaseUrls(configured, pageOrigin, '/')
    } catch (error) {
      message = error instanceof ConfigurationError ? `${error.message} ${error.frenchMessage}` : ''
    }
    expect(message).toContain('api.example')
    expect(message).not.toContain('secret')
  })

  it('keeps the site’s files under its base path', () => {
    expect(resolveBaseUrls('', pageOrigin, '/demo/').site).toBe('https://site.example/demo')
  })
})

describe('signing in', () => {
  const siteUrl = 'https://site.example/demo'

  it.each([
    ['', 'same-origin'],
    [' include ', 'include'],
    ['same-origin', 'same-origin'],
  ])('takes the credentials %j as %s', (configured, credentials) => {
    expect(parseCredentials(configured)).toBe(credentials)
  })

  it.each([
    [' ', undefined],
    ['connexion', 'https://site.example/demo/connexion'],
    ['/login?tenant=1', 'https://site.example/login?tenant=1'],
    ['https://login.example/', 'https://login.example/'],
  ])('takes the sign-in URL %j as %s', (configured, url) => {
    expect(parseSignInUrl(configured, siteUrl)).toBe(url)
  })

  it('refuses other values with a sentence that names them', () => {
    expect(() => parseCredentials('omit')).toThrow('"omit" is neither')
    for (const url of ['javascript:alert(1)', 'data:text/html,x', 'https://'])
      expect(() => parseSignInUrl(url, siteUrl)).toThrow(ConfigurationError)
  })
})
