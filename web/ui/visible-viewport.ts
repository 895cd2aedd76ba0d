import { useEffect } from 'react'

/**
 * Writes the part of the screen that the on-screen keyboard leaves free into `--visible-height` and
 * `--visible-top`, for parts that must stay above the keyboard.
 */
export function useVisibleViewport() {
  useEffect(() => {
    const view = window.visualViewport
    if (!view) return
    const { style } = document.documentElement
    const measure = () => {
      const zoomed = view.scale > 1.01
      style.setProperty('--visible-height', zoomed ? '100dvh' : `${view.height}px`)
      style.setProperty('--visible-top', zoomed ? '0px' : `${view.offsetTop}px`)
    }
    measure()
    view.addEventListener('resize', measure)
    view.addEventListener('scroll', measure)
    return () => {
      view.removeEventListener('resize', measure)
      view.removeEventListener('scroll', measure)
      style.removeProperty('--visible-height')
      style.removeProperty('--visible-top')
    }
  }, [])
}
