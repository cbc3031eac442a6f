/** Redirects password managers to the right page (W3C, "A Well-Known URL for Changing Passwords"). */
export const GET = () => new Response(null, { status: 302, headers: { location: '/forgot-password' } });
