import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { EveningScene } from './evening-scene.tsx'
import { leftBubble, rightBubble, sharedLeaf } from './mark.tsx'

/** Of each voice how far down its colour begins, or nothing; and whether the two have met. */
const sceneOf = (own: number, partner: number) => {
  const { container, unmount } = render(<EveningScene own={own} partner={partner} />)
  const levelOf = (path: string) => {
    const clip = container.querySelector(`path[d="${path}"][clip-path]`)?.getAttribute('clip-path')
    const name = clip?.slice('url(#'.length, -1)
    return name && Number(container.querySelector(`[id="${name}"] rect`)?.getAttribute('y'))
  }
  const voices = [levelOf(leftBubble), levelOf(rightBubble)]
  const hasMet = container.querySelector(`path[d="${sharedLeaf}"]`) !== null
  unmount()
  return { voices, hasMet }
}

test('each voice fills from below with its own answers, and whole ones meet', () => {
  expect(sceneOf(0, 0)).toEqual({ voices: [undefined, undefined], hasMet: false })
  expect(sceneOf(0.5, 0)).toEqual({ voices: [17.5, undefined], hasMet: false })
  expect(sceneOf(1, 0.5)).toEqual({ voices: [6, 28.5], hasMet: false })
  expect(sceneOf(1, 1)).toEqual({ voices: [6, 17], hasMet: true })
})
