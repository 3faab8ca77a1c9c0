{
  "version": 1,
  "type": "collection",
  "title": "Shop",
  "queries": [
    { "version": 1, "type": "window", "windowName": "Orders", "apiUrl": "https://shop.test/graphql",
      "query": "query Orders { orders { ...O } }\nquery Other { other }\nfragment O on Order { id }",
      "variables": "{}", "headers": [{ "key": "Authorization", "value": "Bearer canary-altair", "enabled": true }],
      "preRequestScript": "", "preRequestScriptEnabled": true },
    { "version": 1, "type": "window", "windowName": "Empty", "apiUrl": "", "query": " ", "variables": "{}", "headers": [] }
  ]
}
