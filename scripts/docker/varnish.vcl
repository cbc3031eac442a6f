vcl 4.1;
# Varnish 6.6 or newer with the xkey module (Debian: varnish-modules), in front of the app: `CDN=varnish+http://varnish:6081`.
import xkey;

backend app {
  .host = "app";
  .port = "3000";
}

# who may say what to drop: the app's machines
acl purgers {
  "127.0.0.1";
  "10.0.0.0"/8;
  "172.16.0.0"/12;
  "192.168.0.0"/16;
}

sub vcl_recv {
  if (req.method == "PURGE") {
    if (client.ip !~ purgers || !req.http.xkey-purge) {
      return (synth(403));
    }
    set req.http.purged = xkey.purge(req.http.xkey-purge);
    return (synth(200, "Purged " + req.http.purged));
  }
  # somebody who is signed in, or has a shortlist: their pages are theirs alone
  if (req.http.Cookie || req.http.Authorization || (req.method != "GET" && req.method != "HEAD")) {
    return (pass);
  }
  # Next's router asks the same address for another form of the page
  if (req.http.RSC || req.http.Next-Router-State-Tree) {
    return (pass);
  }
  return (hash);
}

sub vcl_backend_response {
  # only what the app marks is the same for everybody
  if (beresp.http.Surrogate-Key && beresp.http.Cache-Control ~ "s-maxage") {
    set beresp.http.xkey = beresp.http.Surrogate-Key;
    # what was purged is gone; what has only grown old is sent while it is fetched again
    set beresp.grace = 1h;
  } else {
    set beresp.uncacheable = true;
    set beresp.ttl = 0s;
  }
}

sub vcl_deliver {
  unset resp.http.xkey;
  unset resp.http.Surrogate-Key;
  unset resp.http.Cache-Tag;
  # browsers ask again for each visit
  if (resp.http.Cache-Control ~ "s-maxage") {
    set resp.http.Cache-Control = "public, max-age=0, must-revalidate";
    unset resp.http.Age;
  }
}
