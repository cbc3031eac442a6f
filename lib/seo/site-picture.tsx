import 'server-only';
import { ImageResponse } from 'next/og';
import type { Site } from '@/lib/site';
import { ACCENT, fonts, INK, INK_SOFT, jpegReply, PAPER, SIZE } from './picture';

/** The mark of components/layout/logo.tsx: seven storeys under one roof. */
function Mark() {
  return (
    <svg aria-hidden="true" viewBox="0 0 36 36" width={150} height={150}>
      <path d="M4 15.5 18 4l14 11.5" fill="none" stroke={ACCENT} strokeWidth="3" strokeLinecap="round" />
      <path
        d="M8 19v12M11.4 19v12M14.7 19v12M18 16v15M21.3 19v12M24.6 19v12M28 19v12"
        stroke={INK}
        strokeWidth="1.8"
        strokeLinecap="round"
      />
    </svg>
  );
}

/** 1200 × 630: what a shared link to any page but a listing shows. */
export async function sitePicture(site: Site): Promise<Response> {
  const drawn = new ImageResponse(
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'center',
        gap: 28,
        width: '100%',
        height: '100%',
        padding: 96,
        background: PAPER,
        color: INK,
        fontFamily: 'latin, latin-ext',
      }}
    >
      <Mark />
      <div style={{ display: 'flex', fontSize: 104, fontWeight: 700, lineHeight: 1 }}>{site.name}</div>
      <div style={{ display: 'flex', fontSize: 44 }}>{site.tagline}</div>
      <div style={{ display: 'flex', fontSize: 34, color: INK_SOFT }}>
        {`Property for sale and rent in ${site.city}`}
      </div>
    </div>,
    { ...SIZE, fonts: await fonts() },
  );
  return jpegReply(drawn);
}
