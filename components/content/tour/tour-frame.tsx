'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { useTexts } from '#language';
import { Button, ButtonLink } from '@/components/ui/actions/button';
import { Heading } from '@/components/ui/display/heading';

type Phase = 'waiting' | 'loading' | 'ready' | 'failed';

/** Time after which loading has failed; a slow phone needs some seconds to build the rooms. */
const PATIENCE_MS = 30_000;

/** The walkthrough in a frame, loaded when the visitor scrolls near it. The frame reports whether it runs (walkthrough.tsx). */
export function TourFrame({ src, title }: { src: string; title: string }) {
  const { t } = useTexts('content/sample');
  const box = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [phase, setPhase] = useState<Phase>('waiting');

  useEffect(() => {
    if (!box.current) return;
    const near = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        setPhase('loading');
        near.disconnect();
      },
      { rootMargin: '200px' },
    );
    near.observe(box.current);
    return () => near.disconnect();
  }, []);

  useEffect(() => {
    const listen = (event: MessageEvent<{ type?: unknown } | null>) => {
      if (event.origin !== window.location.origin || event.source !== frame.current?.contentWindow) return;
      if (event.data?.type === 'tour-ready') setPhase('ready');
      if (event.data?.type === 'tour-error') setPhase('failed');
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, []);

  useEffect(() => {
    if (phase !== 'loading') return;
    const timer = setTimeout(() => setPhase('failed'), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [phase]);

  // a page that could not be loaded has no origin, and the site's error page has no canvas
  const loaded = useCallback(() => {
    if (!frame.current?.contentDocument?.querySelector('canvas')) setPhase('failed');
  }, []);

  return (
    <div ref={box} className="relative aspect-[3/4] overflow-hidden rounded-md bg-sunken sm:aspect-video">
      {(phase === 'loading' || phase === 'ready') && (
        <iframe
          ref={frame}
          src={src}
          title={title}
          onLoad={loaded}
          allow="fullscreen"
          className="absolute inset-0 size-full border-0"
        />
      )}
      {phase === 'loading' && (
        <p
          role="status"
          className="absolute inset-0 flex items-center justify-center bg-sunken text-ink-soft"
        >
          {t('Loading the 3D tour')}
        </p>
      )}
      {phase === 'failed' && (
        <div
          role="alert"
          className="absolute inset-0 flex flex-col items-center justify-center gap-3 overflow-auto bg-sunken px-6 py-4 text-center"
        >
          <Heading level={3} size="section">
            {t('Oops, model not available')}
          </Heading>
          <p>{t("We're having trouble loading the 3D model at the moment.")}</p>
          <p>{t('If the problem persists, please check our troubleshooting guide.')}</p>
          <div className="mt-2 flex flex-wrap justify-center gap-3">
            <Button variant="primary" onClick={() => setPhase('loading')}>
              {t('Try Again')}
            </Button>
            <ButtonLink href="/troubleshooting-guide" target="_blank" rel="noopener">
              {t('View Troubleshooting Guide')}
            </ButtonLink>
          </div>
        </div>
      )}
      <noscript>
        <p className="px-6 py-10 text-center">
          {t('The 3D tour needs JavaScript. The pictures above do not.')}
        </p>
      </noscript>
    </div>
  );
}
