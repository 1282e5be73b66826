/** For OpenWrt's server, which sends no headers of ours and chooses no form of a file: the package needs `identity`. */
export const UHTTPD = `# UNTESTED: no test of this project runs uhttpd.
# uhttpd sends no security headers, no caching headers and no compressed files: make the package with
# --encodings identity. The Content Security Policy stands in the pages themselves.
# /etc/config/uhttpd; the back end answers by ucode, Lua or CGI, as before.
config uhttpd 'radiolink'
	list listen_http '0.0.0.0:80'
	list listen_https '0.0.0.0:443'
	option redirect_https '1'
	option home '/www'
	# The first page. In German, once the device is set up: index.de_DE.html.
	list index_page 'index.html'
	option no_dirlists '1'
	option cgi_prefix '/cgi-bin'
`;
